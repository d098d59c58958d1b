// The catalogue in Spanish.
// SPDX-License-Identifier: MIT

extension Catalogue {
  static let spanish: [Sentence] = [
    Sentence("invalid", "Revise esta respuesta, por favor."),
    Sentence("required", "Rellene este campo, por favor."),
    Sentence("required.choice", "Elija una opción, por favor."),
    Sentence("required.date", "Indique una fecha, por favor."),
    Sentence("nonEmpty", "Rellene este campo, por favor."),
    Sentence("notBlank", "Escriba algo más que espacios, por favor."),

    Sentence("type.integer", "Escriba un número entero, por ejemplo 12."),
    Sentence("type.double", "Escriba un número, por ejemplo 12,5."),
    Sentence("type.number", "Escriba un número, por ejemplo 12,5."),
    Sentence(
      "type.number.ambiguous",
      "Escriba el número sin separador de miles y con una coma para los decimales."),
    Sentence("type.number.outOfRange", "Escriba un número con menos cifras."),
    Sentence("type.boolean", "Responda sí o no."),
    Sentence("type.date", "Escriba una fecha, por ejemplo 30/4/2031 o 2031-04-30."),
    Sentence("type.time", "Escriba una hora, por ejemplo 14:30."),
    Sentence("type.dateTime", "Escriba una fecha y una hora, por ejemplo 2031-04-30T14:30."),
    Sentence(
      "type.instant", "Escriba una fecha y una hora en UTC, por ejemplo 2031-04-30T14:30:00Z."),
    Sentence("type.duration", "Escriba una duración, por ejemplo PT1H30M."),
    Sentence(
      "type.email", "Escriba una dirección de correo electrónico, por ejemplo nombre@example.com."),
    Sentence("type.url", "Escriba una dirección web, por ejemplo https://example.com."),
    Sentence(
      "type.uuid", "Escriba un UUID, por ejemplo 123e4567-e89b-12d3-a456-426614174000."),
    Sentence("type.hostname", "Escriba un nombre de host, por ejemplo www.example.com."),
    Sentence(
      "type.ipAddress", "Escriba una dirección IP, por ejemplo 192.0.2.1 o 2001:db8::1."),
    Sentence(
      "type.phone",
      "Escriba un número de teléfono con el prefijo del país, por ejemplo +1 202 555 0123."),
    Sentence("type.usState", "Escriba un estado de EE. UU., por ejemplo NY o New York."),
    Sentence("type.usPhone", "Escriba un teléfono de EE. UU., por ejemplo 202-555-0123."),
    Sentence(
      "type.fiveDigitZipCode",
      "Escriba un código postal de EE. UU. de cinco cifras, por ejemplo 01234."),
    Sentence("type.expiration", "Escriba mes y año como MM/AAAA, por ejemplo 04/2031."),
    Sentence("type.expiration.past", "Ya ha caducado. Escriba un mes que siga vigente."),
    Sentence("type.picker", "Elija una de las opciones, por favor."),
    Sentence("type.option", "Elija una de las opciones, por favor."),
    Sentence("type.option.gone", "Esta opción ya no está disponible. Elija otra, por favor."),

    Sentence(
      "minLength", by: "min", one: "Escriba al menos {min} carácter.",
      other: "Escriba al menos {min} caracteres."),
    Sentence(
      "minLength.bytes", by: "min", one: "Escriba al menos {min} byte.",
      other: "Escriba al menos {min} bytes."),
    Sentence(
      "maxLength", by: "max", zero: "Deje este campo vacío.",
      one: "Escriba como máximo {max} carácter.", other: "Escriba como máximo {max} caracteres."),
    Sentence(
      "maxLength.bytes", by: "max", zero: "Deje este campo vacío.",
      one: "Escriba como máximo {max} byte.", other: "Escriba como máximo {max} bytes."),
    Sentence("pattern", "Use el formato que se pide, por favor."),
    Sentence("pattern.failed", "No se ha podido comprobar. Escriba algo más corto, por favor."),

    Sentence("min", "Escriba {min} o más."),
    Sentence("max", "Escriba {max} o menos."),
    Sentence("exclusiveMin", "Escriba más de {min}."),
    Sentence("exclusiveMax", "Escriba menos de {max}."),
    Sentence("min.date", "La fecha no puede ser anterior al {min}."),
    Sentence("max.date", "La fecha no puede ser posterior al {max}."),
    Sentence("exclusiveMin.date", "La fecha debe ser posterior al {min}."),
    Sentence("exclusiveMax.date", "La fecha debe ser anterior al {max}."),
    Sentence("min.time", "La hora no puede ser anterior a las {min}."),
    Sentence("max.time", "La hora no puede ser posterior a las {max}."),
    Sentence("exclusiveMin.time", "La hora debe ser posterior a las {min}."),
    Sentence("exclusiveMax.time", "La hora debe ser anterior a las {max}."),
    Sentence("multipleOf", "Escriba un múltiplo de {multipleOf}."),
    Sentence("step", "Elija un valor en pasos de {step}."),
    Sentence(
      "minuteInterval", by: "minuteInterval",
      one: "Elija una hora en minutos enteros.",
      other: "Elija una hora en pasos de {minuteInterval} minutos."),
    Sentence(
      "maxDecimals", by: "max", zero: "Escriba un número entero.",
      one: "Escriba como máximo {max} decimal.", other: "Escriba como máximo {max} decimales."),

    Sentence("enum", "Elija uno de los valores permitidos, por favor."),
    Sentence("const", "Escriba exactamente {const}."),
    Sentence("const.true", "Marque esta casilla, por favor."),
    Sentence("const.false", "Deje esta casilla sin marcar, por favor."),
    Sentence(
      "minPicks", by: "min", one: "Elija al menos {min} opción.",
      other: "Elija al menos {min} opciones."),
    Sentence(
      "maxPicks", by: "max", zero: "No elija ninguna opción.",
      one: "Elija como máximo {max} opción.", other: "Elija como máximo {max} opciones."),
    Sentence(
      "minItems", by: "min", one: "Indique al menos {min} entrada.",
      other: "Indique al menos {min} entradas."),
    Sentence(
      "maxItems", by: "max", zero: "Quite todas las entradas.",
      one: "Indique como máximo {max} entrada.", other: "Indique como máximo {max} entradas."),

    Sentence("matches", "Las dos respuestas deben ser iguales."),
    Sentence("matches.title", "Escriba lo mismo que en «{title}»."),
    Sentence("validWhen", "Esto no concuerda con las otras respuestas. Revíselas, por favor."),
    Sentence("custom", "Revise esta respuesta, por favor."),
    Sentence("custom.failed", "No se ha podido comprobar. Inténtelo de nuevo, por favor."),
    Sentence("custom.pending", "Todavía se está comprobando. Espere, por favor."),
  ]
}
