// What each kind of row takes, holds and begins with.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct RowKindTests {
  /// Besides what every row takes.
  static let everywhere: Set<Attribute> = [
    .title, .help, .enabled, .visibleWhen, .enabledWhen, .readonly, .hints,
  ]
  /// Besides what every field takes.
  static let fields: Set<Attribute> = [
    .required, .nonEmpty, .enum, .const, .matches, .rules, .messages, .validateOn, .secret,
    .displayFormat, .locale, .custom, .requiredWhen, .validWhen, .hiddenValues, .computed,
  ]
  static let text: Set<Attribute> = [
    .placeholder, .type, .minLength, .maxLength, .pattern, .international, .transforms, .mask,
    .limit, .notBlank,
    .min, .max, .exclusiveMin,
    .exclusiveMax, .multipleOf, .maxDecimals, .options, .optionsWhen,
  ]
  static let number: Set<Attribute> = [
    .placeholder, .min, .max, .exclusiveMin, .exclusiveMax, .multipleOf, .maxDecimals, .step,
    .wraps,
  ]
  static let choice: Set<Attribute> = [.placeholder, .options, .optionsWhen]
  static let date: Set<Attribute> = [
    .placeholder, .mode, .min, .max, .exclusiveMin, .exclusiveMax, .minuteInterval,
  ]
  static let custom: Set<Attribute> = [
    .placeholder, .type, .min, .max, .exclusiveMin, .exclusiveMax, .multipleOf, .maxDecimals,
    .step, .options, .optionsWhen, .customKind, .attributes, .editable,
  ]

  @Test(
    arguments: [
      (.fields, []), (.label, [.text, .subText, .action]),
      (.textField, text.union([.returnToNextRow])), (.textView, text), (.check, []),
      (.switch, [.switchWhenSelected]), (.stepper, number), (.slider, number),
      (.segmented, choice), (.picker, choice), (.selectorPicker, choice), (.inlinePicker, choice),
      (.multiPicker, choice.union([.minPicks, .maxPicks])), (.datePicker, date),
      (.selectorDatePicker, date), (.inlineDatePicker, date), (.custom, custom),
    ] as [(RowKind, Set<Attribute>)])
  func takes(_ kind: RowKind, _ own: Set<Attribute>) {
    let expected = own.union(Self.everywhere).union(kind.isField ? Self.fields : [])
    #expect(Set(Attribute.allCases.filter(kind.takes)) == expected)
  }

  @Test(
    arguments: [
      (.textField, .text("")), (.textView, .text("")), (.check, .bool(false)),
      (.switch, .bool(false)), (.stepper, .number(0)), (.slider, .number(0)), (.segmented, .null),
      (.picker, .null), (.selectorPicker, .null), (.inlinePicker, .null), (.multiPicker, list()),
      (.datePicker, .null), (.selectorDatePicker, .null), (.inlineDatePicker, .null),
      (.custom, .null),
    ] as [(RowKind, Value)])
  func begins(_ kind: RowKind, with value: Value) throws {
    #expect(try Sketch(kind).answer()?.value == value)
    #expect(try Sketch(kind).broken() == [])
  }

  @Test func numbersBeginAtTheirLeastAndAreClearedToNothing() throws {
    let sketch = try Sketch(.stepper, [(.min, .number(3))])
    #expect(try sketch.answer()?.value == .number(3))
    #expect(try sketch.row().shownValue == .number(3))
    try sketch.set(.value(.null))
    #expect(try sketch.answer()?.value == .null)
    #expect(try sketch.row().shownValue == .null)
    #expect(try sketch.answer()?.isEmpty == true)
  }
  @Test func everyAttributeHasANameOfItsOwn() {
    let names = Attribute.allCases.map(\.spec.name.description)
    #expect(Set(names).count == names.count)
    for attribute in Attribute.allCases {
      #expect(Attribute.named(Text(attribute.spec.name.description)) == attribute)
    }
  }
}
