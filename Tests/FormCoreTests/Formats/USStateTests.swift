// US states: all of them by code and name, and what is none.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite("US states")
struct USStateTests {
  @Test(
    "are stored as two capital letters",
    arguments: [
      ("", nil), ("N", nil), ("new  york", nil), ("new york ", nil), (" north dakota", nil),
      ("MP", nil), ("AA", nil), ("AE", nil), ("AP", nil), ("NYC", nil), ("N\0", nil), ("ny\n", nil),
      ("New\u{A0}York", nil), ("NewYork", nil), ("New@York", nil), ("ＮＹ", nil),
      ("NY", "NY"), ("ny", "NY"), ("nY", "NY"), ("New York", "NY"), ("NEW YORK", "NY"),
      ("new york", "NY"), ("dc", "DC"), ("District of Columbia", "DC"), ("PR", "PR"),
      ("Puerto Rico", "PR"), ("VI", "VI"), ("Virgin Islands", "VI"), ("Guam", "GU"),
      ("American Samoa", "AS"), ("ND", "ND"), ("North Dakota", "ND"), ("north dakota", "ND"),
    ] as [(String, Text?)])
  func stored(_ text: String, _ code: Text?) {
    #expect(recognised(text, USState.canonical) == code)
    #expect(recognised(text, USState.accepts) == (code != nil))
  }

  @Test("are 55, each found by its code and by its name")
  func all() {
    #expect(USState.all.count == 55)
    for state in USState.all {
      let code = Text(state.code.description)
      #expect(recognised(state.code.description, USState.canonical) == code)
      #expect(recognised(state.name.description.uppercased(), USState.canonical) == code)
    }
    #expect(Set(USState.all.map(\.code.description)).count == 55)
  }
}
