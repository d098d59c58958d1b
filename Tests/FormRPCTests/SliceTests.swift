import Testing
@testable import FormRPC
@Test func placeholder() { #expect(Slice("a").equals("a")) }
