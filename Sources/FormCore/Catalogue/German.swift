// The catalogue in German.
// SPDX-License-Identifier: MIT

extension Catalogue {
  static let german: [Sentence] = [
    Sentence("invalid", "Bitte prüfen Sie diese Angabe."),
    Sentence("required", "Bitte füllen Sie dieses Feld aus."),
    Sentence("required.choice", "Bitte wählen Sie eine Möglichkeit."),
    Sentence("required.date", "Bitte geben Sie ein Datum an."),
    Sentence("nonEmpty", "Bitte füllen Sie dieses Feld aus."),
    Sentence("notBlank", "Bitte geben Sie mehr als Leerzeichen ein."),

    Sentence("type.integer", "Geben Sie eine ganze Zahl ein, zum Beispiel 12."),
    Sentence("type.double", "Geben Sie eine Zahl ein, zum Beispiel 12,5."),
    Sentence("type.number", "Geben Sie eine Zahl ein, zum Beispiel 12,5."),
    Sentence(
      "type.number.ambiguous",
      "Geben Sie die Zahl ohne Tausendertrennzeichen ein, Nachkommastellen nach einem Komma."),
    Sentence("type.number.outOfRange", "Geben Sie eine Zahl mit weniger Stellen ein."),
    Sentence("type.boolean", "Antworten Sie mit Ja oder Nein."),
    Sentence("type.date", "Geben Sie ein Datum ein, zum Beispiel 30.04.2031 oder 2031-04-30."),
    Sentence("type.time", "Geben Sie eine Uhrzeit ein, zum Beispiel 14:30."),
    Sentence("type.dateTime", "Geben Sie Datum und Uhrzeit ein, zum Beispiel 2031-04-30T14:30."),
    Sentence(
      "type.instant", "Geben Sie Datum und Uhrzeit in UTC ein, zum Beispiel 2031-04-30T14:30:00Z."),
    Sentence("type.duration", "Geben Sie eine Dauer ein, zum Beispiel PT1H30M."),
    Sentence("type.email", "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com."),
    Sentence("type.url", "Geben Sie eine Webadresse ein, zum Beispiel https://example.com."),
    Sentence(
      "type.uuid", "Geben Sie eine UUID ein, zum Beispiel 123e4567-e89b-12d3-a456-426614174000."),
    Sentence("type.hostname", "Geben Sie einen Hostnamen ein, zum Beispiel www.example.com."),
    Sentence(
      "type.ipAddress", "Geben Sie eine IP-Adresse ein, zum Beispiel 192.0.2.1 oder 2001:db8::1."),
    Sentence(
      "type.phone",
      "Geben Sie eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +49 30 23125000."),
    Sentence(
      "type.usState", "Geben Sie einen US-Bundesstaat ein, zum Beispiel NY oder New York."),
    Sentence("type.usPhone", "Geben Sie eine US-Telefonnummer ein, zum Beispiel 202-555-0123."),
    Sentence(
      "type.fiveDigitZipCode",
      "Geben Sie eine fünfstellige US-Postleitzahl ein, zum Beispiel 01234."
    ),
    Sentence("type.expiration", "Geben Sie Monat und Jahr als MM/JJJJ ein, zum Beispiel 04/2031."),
    Sentence(
      "type.expiration.past", "Die Gültigkeit ist abgelaufen. Geben Sie einen späteren Monat ein."),
    Sentence("type.picker", "Bitte wählen Sie eine der Möglichkeiten."),
    Sentence("type.option", "Bitte wählen Sie eine der Möglichkeiten."),
    Sentence(
      "type.option.gone", "Diese Möglichkeit gibt es nicht mehr. Bitte wählen Sie eine andere."),

    Sentence(
      "minLength", by: "min", one: "Geben Sie mindestens {min} Zeichen ein.",
      other: "Geben Sie mindestens {min} Zeichen ein."),
    Sentence(
      "minLength.bytes", by: "min", one: "Geben Sie mindestens {min} Byte ein.",
      other: "Geben Sie mindestens {min} Bytes ein."),
    Sentence(
      "maxLength", by: "max", zero: "Lassen Sie dieses Feld leer.",
      one: "Geben Sie höchstens {max} Zeichen ein.",
      other: "Geben Sie höchstens {max} Zeichen ein."),
    Sentence(
      "maxLength.bytes", by: "max", zero: "Lassen Sie dieses Feld leer.",
      one: "Geben Sie höchstens {max} Byte ein.", other: "Geben Sie höchstens {max} Bytes ein."),
    Sentence("pattern", "Bitte halten Sie sich an das verlangte Format."),
    Sentence(
      "pattern.failed", "Das ließ sich nicht prüfen. Bitte geben Sie etwas Kürzeres ein."),

    Sentence("min", "Geben Sie {min} oder mehr ein."),
    Sentence("max", "Geben Sie {max} oder weniger ein."),
    Sentence("exclusiveMin", "Geben Sie mehr als {min} ein."),
    Sentence("exclusiveMax", "Geben Sie weniger als {max} ein."),
    Sentence("min.date", "Geben Sie ein Datum ein, das nicht vor {min} liegt."),
    Sentence("max.date", "Geben Sie ein Datum ein, das nicht nach {max} liegt."),
    Sentence("exclusiveMin.date", "Geben Sie ein Datum nach {min} ein."),
    Sentence("exclusiveMax.date", "Geben Sie ein Datum vor {max} ein."),
    Sentence("min.time", "Geben Sie eine Uhrzeit ein, die nicht vor {min} liegt."),
    Sentence("max.time", "Geben Sie eine Uhrzeit ein, die nicht nach {max} liegt."),
    Sentence("exclusiveMin.time", "Geben Sie eine Uhrzeit nach {min} ein."),
    Sentence("exclusiveMax.time", "Geben Sie eine Uhrzeit vor {max} ein."),
    Sentence("multipleOf", "Geben Sie ein Vielfaches von {multipleOf} ein."),
    Sentence("step", "Wählen Sie einen Wert in Schritten von {step}."),
    Sentence(
      "minuteInterval", by: "minuteInterval",
      one: "Wählen Sie eine Uhrzeit in ganzen Minuten.",
      other: "Wählen Sie eine Uhrzeit in Schritten von {minuteInterval} Minuten."),
    Sentence(
      "maxDecimals", by: "max", zero: "Geben Sie eine ganze Zahl ein.",
      one: "Geben Sie höchstens {max} Nachkommastelle ein.",
      other: "Geben Sie höchstens {max} Nachkommastellen ein."),

    Sentence("enum", "Bitte wählen Sie einen der erlaubten Werte."),
    Sentence("const", "Geben Sie genau {const} ein."),
    Sentence("const.true", "Bitte kreuzen Sie dies an."),
    Sentence("const.false", "Bitte kreuzen Sie dies nicht an."),
    Sentence(
      "minPicks", by: "min", one: "Wählen Sie mindestens {min} Möglichkeit.",
      other: "Wählen Sie mindestens {min} Möglichkeiten."),
    Sentence(
      "maxPicks", by: "max", zero: "Wählen Sie keine der Möglichkeiten.",
      one: "Wählen Sie höchstens {max} Möglichkeit.",
      other: "Wählen Sie höchstens {max} Möglichkeiten."),
    Sentence(
      "minItems", by: "min", one: "Machen Sie mindestens {min} Eintrag.",
      other: "Machen Sie mindestens {min} Einträge."),
    Sentence(
      "maxItems", by: "max", zero: "Entfernen Sie alle Einträge.",
      one: "Machen Sie höchstens {max} Eintrag.", other: "Machen Sie höchstens {max} Einträge."),

    Sentence("matches", "Beide Angaben müssen gleich sein."),
    Sentence("matches.title", "Geben Sie dasselbe ein wie bei „{title}“."),
    Sentence("validWhen", "Das passt nicht zu den anderen Angaben. Bitte prüfen Sie sie."),
    Sentence("custom", "Bitte prüfen Sie diese Angabe."),
    Sentence("custom.failed", "Das ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal."),
    Sentence("custom.pending", "Das wird noch geprüft. Bitte warten Sie."),
  ]
}
