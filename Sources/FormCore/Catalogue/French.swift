// The catalogue in French.
// SPDX-License-Identifier: MIT

extension Catalogue {
  static let french: [Sentence] = [
    Sentence("invalid", "Veuillez vérifier cette réponse."),
    Sentence("required", "Veuillez remplir ce champ."),
    Sentence("required.choice", "Veuillez choisir une option."),
    Sentence("required.date", "Veuillez indiquer une date."),
    Sentence("nonEmpty", "Veuillez remplir ce champ."),
    Sentence("notBlank", "Veuillez saisir autre chose que des espaces."),

    Sentence("type.integer", "Saisissez un nombre entier, par exemple 12."),
    Sentence("type.double", "Saisissez un nombre, par exemple 12,5."),
    Sentence("type.number", "Saisissez un nombre, par exemple 12,5."),
    Sentence(
      "type.number.ambiguous",
      "Saisissez le nombre sans séparateur de milliers, avec une virgule pour les décimales."),
    Sentence("type.number.outOfRange", "Saisissez un nombre avec moins de chiffres."),
    Sentence("type.boolean", "Répondez par oui ou par non."),
    Sentence("type.date", "Saisissez une date, par exemple 30/04/2031 ou 2031-04-30."),
    Sentence("type.time", "Saisissez une heure, par exemple 14:30."),
    Sentence("type.dateTime", "Saisissez une date et une heure, par exemple 2031-04-30T14:30."),
    Sentence(
      "type.instant",
      "Saisissez une date et une heure en UTC, par exemple 2031-04-30T14:30:00Z."),
    Sentence("type.duration", "Saisissez une durée, par exemple PT1H30M."),
    Sentence("type.email", "Saisissez une adresse e-mail, par exemple nom@example.com."),
    Sentence("type.url", "Saisissez une adresse web, par exemple https://example.com."),
    Sentence(
      "type.uuid", "Saisissez un UUID, par exemple 123e4567-e89b-12d3-a456-426614174000."),
    Sentence("type.hostname", "Saisissez un nom d’hôte, par exemple www.example.com."),
    Sentence(
      "type.ipAddress", "Saisissez une adresse IP, par exemple 192.0.2.1 ou 2001:db8::1."),
    Sentence(
      "type.phone",
      "Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +33 1 99 00 12 34."),
    Sentence("type.usState", "Saisissez un État des États-Unis, par exemple NY ou New York."),
    Sentence(
      "type.usPhone", "Saisissez un numéro de téléphone des États-Unis, par exemple 202-555-0123."),
    Sentence(
      "type.fiveDigitZipCode",
      "Saisissez un code postal des États-Unis à cinq chiffres, par exemple 01234."),
    Sentence("type.expiration", "Saisissez le mois et l’année (MM/AAAA), par exemple 04/2031."),
    Sentence("type.expiration.past", "La date est dépassée. Saisissez un mois encore valable."),
    Sentence("type.picker", "Veuillez choisir l’une des options."),
    Sentence("type.option", "Veuillez choisir l’une des options."),
    Sentence(
      "type.option.gone", "Cette option n’est plus proposée. Veuillez en choisir une autre."),

    Sentence(
      "minLength", by: "min", one: "Saisissez au moins {min} caractère.",
      other: "Saisissez au moins {min} caractères."),
    Sentence(
      "minLength.bytes", by: "min", one: "Saisissez au moins {min} octet.",
      other: "Saisissez au moins {min} octets."),
    Sentence(
      "maxLength", by: "max", zero: "Laissez ce champ vide.",
      one: "Saisissez au maximum {max} caractère.", other: "Saisissez au maximum {max} caractères."),
    Sentence(
      "maxLength.bytes", by: "max", zero: "Laissez ce champ vide.",
      one: "Saisissez au maximum {max} octet.", other: "Saisissez au maximum {max} octets."),
    Sentence("pattern", "Veuillez respecter le format demandé."),
    Sentence(
      "pattern.failed", "La vérification n’a pas abouti. Veuillez saisir un texte plus court."),

    Sentence("min", "Saisissez {min} ou plus."),
    Sentence("max", "Saisissez {max} ou moins."),
    Sentence("exclusiveMin", "Saisissez plus de {min}."),
    Sentence("exclusiveMax", "Saisissez moins de {max}."),
    Sentence("min.date", "La date ne doit pas être antérieure au {min}."),
    Sentence("max.date", "La date ne doit pas être postérieure au {max}."),
    Sentence("exclusiveMin.date", "La date doit être postérieure au {min}."),
    Sentence("exclusiveMax.date", "La date doit être antérieure au {max}."),
    Sentence("min.time", "L’heure ne doit pas être avant {min}."),
    Sentence("max.time", "L’heure ne doit pas être après {max}."),
    Sentence("exclusiveMin.time", "Saisissez une heure après {min}."),
    Sentence("exclusiveMax.time", "Saisissez une heure avant {max}."),
    Sentence("multipleOf", "Saisissez un multiple de {multipleOf}."),
    Sentence("step", "Choisissez une valeur par pas de {step}."),
    Sentence(
      "minuteInterval", by: "minuteInterval",
      one: "Choisissez une heure en minutes entières.",
      other: "Choisissez une heure par pas de {minuteInterval} minutes."),
    Sentence(
      "maxDecimals", by: "max", zero: "Saisissez un nombre entier.",
      one: "Saisissez au maximum {max} décimale.", other: "Saisissez au maximum {max} décimales."),

    Sentence("enum", "Veuillez choisir l’une des valeurs autorisées."),
    Sentence("const", "Saisissez exactement {const}."),
    Sentence("const.true", "Veuillez cocher cette case."),
    Sentence("const.false", "Veuillez laisser cette case décochée."),
    Sentence(
      "minPicks", by: "min", one: "Choisissez au moins {min} option.",
      other: "Choisissez au moins {min} options."),
    Sentence(
      "maxPicks", by: "max", zero: "Ne choisissez aucune option.",
      one: "Choisissez au maximum {max} option.", other: "Choisissez au maximum {max} options."),
    Sentence(
      "minItems", by: "min", one: "Indiquez au moins {min} entrée.",
      other: "Indiquez au moins {min} entrées."),
    Sentence(
      "maxItems", by: "max", zero: "Supprimez toutes les entrées.",
      one: "Indiquez au maximum {max} entrée.", other: "Indiquez au maximum {max} entrées."),

    Sentence("matches", "Les deux réponses doivent être identiques."),
    Sentence("matches.title", "Saisissez la même chose que dans «\u{A0}{title}\u{A0}»."),
    Sentence(
      "validWhen", "Cela ne correspond pas aux autres réponses. Veuillez les vérifier."),
    Sentence("custom", "Veuillez vérifier cette réponse."),
    Sentence("custom.failed", "La vérification n’a pas abouti. Veuillez réessayer."),
    Sentence("custom.pending", "Vérification en cours. Veuillez patienter."),
  ]
}
