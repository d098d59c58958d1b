// The Unicode properties that patterns of ECMA-262 may name.
// SPDX-License-Identifier: MIT

/// A property in `\p{...}`, by ECMA-262's names, which are exact, in PCRE2's spelling.
struct ECMAProperty {
  /// What PCRE2 calls it.
  let spelling: String
  /// Whether it is everything that PCRE2's property is not.
  var isComplement = false

  /// The property called `name`; nil when ECMA-262 has none.
  init?(_ name: String) {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    if parts.count == 2 {
      switch parts[0] {
      case "General_Category", "gc":
        guard let category = ECMAProperty.categories[parts[1]] else { return nil }
        spelling = category
      case "Script", "sc": spelling = "sc:" + parts[1]
      case "Script_Extensions", "scx": spelling = "scx:" + parts[1]
      default: return nil
      }
      // PCRE2 takes any case and spacing of a script; ECMA-262 one, which begins with a capital.
      guard let first = parts[1].utf8.first, first >= 0x41, first <= 0x5A || parts[0] == "gc",
        parts[1].utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x5F })
      else { return nil }
    } else if let category = ECMAProperty.categories[name] {
      spelling = category
    } else if name == "Assigned" {
      spelling = "Cn"
      isComplement = true
    } else {
      guard ECMAProperty.binary.contains(name) else { return nil }
      spelling = name
    }
  }

  /// General categories, as ECMA-262 names them and as PCRE2 does.
  private static let categories: [String: String] = {
    var categories: [String: String] = [:]
    for line in lines {
      for name in line.split(separator: " ") { categories[String(name)] = String(line.prefix(2)) }
    }
    for (name, spelling) in groups { categories[name] = spelling }
    return categories
  }()
  private static let lines = [
    "Cc Control cntrl", "Cf Format", "Cn Unassigned", "Co Private_Use", "Cs Surrogate",
    "Ll Lowercase_Letter", "Lm Modifier_Letter", "Lo Other_Letter", "Lt Titlecase_Letter",
    "Lu Uppercase_Letter", "Mc Spacing_Mark", "Me Enclosing_Mark", "Mn Nonspacing_Mark",
    "Nd Decimal_Number digit", "Nl Letter_Number", "No Other_Number", "Pc Connector_Punctuation",
    "Pd Dash_Punctuation", "Pe Close_Punctuation", "Pf Final_Punctuation",
    "Pi Initial_Punctuation", "Po Other_Punctuation", "Ps Open_Punctuation",
    "Sc Currency_Symbol", "Sk Modifier_Symbol", "Sm Math_Symbol", "So Other_Symbol",
    "Zl Line_Separator", "Zp Paragraph_Separator", "Zs Space_Separator",
  ]
  private static let groups = [
    ("C", "C"), ("Other", "C"), ("L", "L"), ("Letter", "L"), ("LC", "L&"), ("Cased_Letter", "L&"),
    ("M", "M"), ("Mark", "M"), ("Combining_Mark", "M"), ("N", "N"), ("Number", "N"), ("P", "P"),
    ("Punctuation", "P"), ("punct", "P"), ("S", "S"), ("Symbol", "S"), ("Z", "Z"),
    ("Separator", "Z"),
  ]
  /// Properties that are so or not, in both spellings; PCRE2 says which it does not know.
  private static let binary: Set<String> = Set(
    """
    Any ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Bidi_Control Bidi_C Bidi_Mirrored Bidi_M \
    Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM \
    Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT \
    Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia \
    Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Presentation \
    EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext \
    Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS \
    Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math \
    Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS \
    Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD \
    Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS \
    White_Space space XID_Continue XIDC XID_Start XIDS
    """.split(separator: " ").map(String.init))
}
