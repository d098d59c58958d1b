// The catalogue in Japanese.
// SPDX-License-Identifier: MIT

extension Catalogue {
  static let japanese: [Sentence] = [
    Sentence("invalid", "入力内容を確認してください。"),
    Sentence("required", "この項目を入力してください。"),
    Sentence("required.choice", "選択肢から選んでください。"),
    Sentence("required.date", "日付を指定してください。"),
    Sentence("nonEmpty", "この項目を入力してください。"),
    Sentence("notBlank", "空白以外の文字を入力してください。"),

    Sentence("type.integer", "整数を入力してください（例：12）。"),
    Sentence("type.double", "数値を入力してください（例：12.5）。"),
    Sentence("type.number", "数値を入力してください（例：12.5）。"),
    Sentence("type.number.ambiguous", "桁区切りを使わずに数値を入力してください。小数点は「.」です。"),
    Sentence("type.number.outOfRange", "桁数の少ない数値を入力してください。"),
    Sentence("type.boolean", "「はい」か「いいえ」で答えてください。"),
    Sentence("type.date", "日付を入力してください（例：2031/04/30、2031-04-30）。"),
    Sentence("type.time", "時刻を入力してください（例：14:30）。"),
    Sentence("type.dateTime", "日付と時刻を入力してください（例：2031-04-30T14:30）。"),
    Sentence("type.instant", "日付と時刻をUTCで入力してください（例：2031-04-30T14:30:00Z）。"),
    Sentence("type.duration", "時間の長さを入力してください（例：PT1H30M）。"),
    Sentence("type.email", "メールアドレスを入力してください（例：name@example.com）。"),
    Sentence("type.url", "URLを入力してください（例：https://example.com）。"),
    Sentence("type.uuid", "UUIDを入力してください（例：123e4567-e89b-12d3-a456-426614174000）。"),
    Sentence("type.hostname", "ホスト名を入力してください（例：www.example.com）。"),
    Sentence("type.ipAddress", "IPアドレスを入力してください（例：192.0.2.1、2001:db8::1）。"),
    Sentence("type.phone", "国番号を付けて電話番号を入力してください（例：+1 202 555 0123）。"),
    Sentence("type.usState", "米国の州を入力してください（例：NY、New York）。"),
    Sentence("type.usPhone", "米国の電話番号を入力してください（例：202-555-0123）。"),
    Sentence("type.fiveDigitZipCode", "米国の郵便番号を5桁の数字で入力してください（例：01234）。"),
    Sentence("type.expiration", "月と年をMM/YYYYの形式で入力してください（例：04/2031）。"),
    Sentence("type.expiration.past", "有効期限が切れています。有効な年月を入力してください。"),
    Sentence("type.picker", "選択肢から選んでください。"),
    Sentence("type.option", "選択肢から選んでください。"),
    Sentence("type.option.gone", "この選択肢は現在ありません。ほかの選択肢を選んでください。"),

    Sentence("minLength", by: "min", other: "{min}文字以上で入力してください。"),
    Sentence("minLength.bytes", by: "min", other: "{min}バイト以上で入力してください。"),
    Sentence(
      "maxLength", by: "max", zero: "この項目は空のままにしてください。",
      other: "{max}文字以内で入力してください。"),
    Sentence(
      "maxLength.bytes", by: "max", zero: "この項目は空のままにしてください。",
      other: "{max}バイト以内で入力してください。"),
    Sentence("pattern", "指定された形式で入力してください。"),
    Sentence("pattern.failed", "確認できませんでした。もっと短く入力してください。"),

    Sentence("min", "{min}以上の値を入力してください。"),
    Sentence("max", "{max}以下の値を入力してください。"),
    Sentence("exclusiveMin", "{min}より大きい値を入力してください。"),
    Sentence("exclusiveMax", "{max}より小さい値を入力してください。"),
    Sentence("min.date", "{min}以降の日付を入力してください。"),
    Sentence("max.date", "{max}以前の日付を入力してください。"),
    Sentence("exclusiveMin.date", "{min}より後の日付を入力してください。"),
    Sentence("exclusiveMax.date", "{max}より前の日付を入力してください。"),
    Sentence("min.time", "{min}以降の時刻を入力してください。"),
    Sentence("max.time", "{max}以前の時刻を入力してください。"),
    Sentence("exclusiveMin.time", "{min}より後の時刻を入力してください。"),
    Sentence("exclusiveMax.time", "{max}より前の時刻を入力してください。"),
    Sentence("multipleOf", "{multipleOf}の倍数を入力してください。"),
    Sentence("step", "{step}刻みの値を選んでください。"),
    Sentence("minuteInterval", by: "minuteInterval", other: "{minuteInterval}分刻みの時刻を選んでください。"),
    Sentence(
      "maxDecimals", by: "max", zero: "整数を入力してください。",
      other: "小数点以下は{max}桁以内で入力してください。"),

    Sentence("enum", "使用できる値から選んでください。"),
    Sentence("const", "「{const}」と入力してください。"),
    Sentence("const.true", "チェックを入れてください。"),
    Sentence("const.false", "チェックを外してください。"),
    Sentence("minPicks", by: "min", other: "{min}個以上選んでください。"),
    Sentence(
      "maxPicks", by: "max", zero: "何も選ばないでください。", other: "{max}個以内で選んでください。"),
    Sentence("minItems", by: "min", other: "{min}件以上入力してください。"),
    Sentence(
      "maxItems", by: "max", zero: "すべての項目を削除してください。", other: "{max}件以内で入力してください。"),

    Sentence("matches", "両方に同じ内容を入力してください。"),
    Sentence("matches.title", "「{title}」と同じ内容を入力してください。"),
    Sentence("validWhen", "ほかの入力内容と合っていません。確認してください。"),
    Sentence("custom", "入力内容を確認してください。"),
    Sentence("custom.failed", "確認できませんでした。もう一度お試しください。"),
    Sentence("custom.pending", "確認中です。しばらくお待ちください。"),
  ]
}
