// The catalogue in English.
// SPDX-License-Identifier: MIT

extension Catalogue {
  static let english: [Sentence] = [
    Sentence("invalid", "Please check this answer."),
    Sentence("required", "Please fill this in."),
    Sentence("required.choice", "Please choose an option."),
    Sentence("required.date", "Please give a date."),
    Sentence("nonEmpty", "Please fill this in."),
    Sentence("notBlank", "Please enter more than blanks."),

    Sentence("type.integer", "Enter a whole number, such as 12."),
    Sentence("type.double", "Enter a number, such as 12.5."),
    Sentence("type.number", "Enter a number, such as 12.5."),
    Sentence(
      "type.number.ambiguous",
      "Enter the number without thousands separators; the decimal mark is a point."),
    Sentence("type.number.outOfRange", "Enter a number with fewer digits."),
    Sentence("type.boolean", "Answer yes or no."),
    Sentence("type.date", "Enter a date, such as 4/30/2031 or 2031-04-30."),
    Sentence("type.time", "Enter a time, such as 14:30."),
    Sentence("type.dateTime", "Enter a date and a time, such as 2031-04-30T14:30."),
    Sentence("type.instant", "Enter a date and a time in UTC, such as 2031-04-30T14:30:00Z."),
    Sentence("type.duration", "Enter a duration, such as PT1H30M."),
    Sentence("type.email", "Enter an e-mail address, such as name@example.com."),
    Sentence("type.url", "Enter a web address, such as https://example.com."),
    Sentence("type.uuid", "Enter a UUID, such as 123e4567-e89b-12d3-a456-426614174000."),
    Sentence("type.hostname", "Enter a host name, such as www.example.com."),
    Sentence("type.ipAddress", "Enter an IP address, such as 192.0.2.1 or 2001:db8::1."),
    Sentence(
      "type.phone", "Enter a phone number with its country code, such as +1 202 555 0123."),
    Sentence("type.usState", "Enter a US state, such as NY or New York."),
    Sentence("type.usPhone", "Enter a US phone number, such as 202-555-0123."),
    Sentence("type.fiveDigitZipCode", "Enter a ZIP code of five digits, such as 01234."),
    Sentence("type.expiration", "Enter month and year as MM/YYYY, such as 04/2031."),
    Sentence("type.expiration.past", "This has expired. Enter the month of one still valid."),
    Sentence("type.picker", "Please choose one of the options."),
    Sentence("type.option", "Please choose one of the options."),
    Sentence("type.option.gone", "This option is no longer offered. Please choose another."),

    Sentence(
      "minLength", by: "min", one: "Enter at least {min} character.",
      other: "Enter at least {min} characters."),
    Sentence(
      "minLength.bytes", by: "min", one: "Enter at least {min} byte.",
      other: "Enter at least {min} bytes."),
    Sentence(
      "maxLength", by: "max", zero: "Leave this empty.", one: "Enter at most {max} character.",
      other: "Enter at most {max} characters."),
    Sentence(
      "maxLength.bytes", by: "max", zero: "Leave this empty.", one: "Enter at most {max} byte.",
      other: "Enter at most {max} bytes."),
    Sentence("pattern", "Please use the format asked for."),
    Sentence("pattern.failed", "This could not be checked. Please enter something shorter."),

    Sentence("min", "Enter {min} or more."),
    Sentence("max", "Enter {max} or less."),
    Sentence("exclusiveMin", "Enter more than {min}."),
    Sentence("exclusiveMax", "Enter less than {max}."),
    Sentence("min.date", "Enter a date not before {min}."),
    Sentence("max.date", "Enter a date not after {max}."),
    Sentence("exclusiveMin.date", "Enter a date after {min}."),
    Sentence("exclusiveMax.date", "Enter a date before {max}."),
    Sentence("min.time", "Enter a time not before {min}."),
    Sentence("max.time", "Enter a time not after {max}."),
    Sentence("exclusiveMin.time", "Enter a time after {min}."),
    Sentence("exclusiveMax.time", "Enter a time before {max}."),
    Sentence("multipleOf", "Enter a multiple of {multipleOf}."),
    Sentence("step", "Choose a value in steps of {step}."),
    Sentence(
      "minuteInterval", by: "minuteInterval",
      one: "Choose a time in whole minutes.",
      other: "Choose a time in steps of {minuteInterval} minutes."),
    Sentence(
      "maxDecimals", by: "max", zero: "Enter a whole number.",
      one: "Enter at most {max} decimal place.", other: "Enter at most {max} decimal places."),

    Sentence("enum", "Please choose one of the allowed values."),
    Sentence("const", "Enter exactly {const}."),
    Sentence("const.true", "Please tick this."),
    Sentence("const.false", "Please leave this unticked."),
    Sentence(
      "minPicks", by: "min", one: "Choose at least {min} option.",
      other: "Choose at least {min} options."),
    Sentence(
      "maxPicks", by: "max", zero: "Choose none of the options.",
      one: "Choose at most {max} option.", other: "Choose at most {max} options."),
    Sentence(
      "minItems", by: "min", one: "Give at least {min} entry.",
      other: "Give at least {min} entries."),
    Sentence(
      "maxItems", by: "max", zero: "Remove all entries.", one: "Give at most {max} entry.",
      other: "Give at most {max} entries."),

    Sentence("matches", "Both answers must be the same."),
    Sentence("matches.title", "Enter the same as in “{title}”."),
    Sentence("validWhen", "This does not go with the other answers. Please check them."),
    Sentence("custom", "Please check this answer."),
    Sentence("custom.failed", "This could not be checked. Please try again."),
    Sentence("custom.pending", "This is still being checked. Please wait."),
  ]
}
