import Testing
@testable import FormCore
@Test func placeholder() { #expect(Text("a") == "a") }
