// UUIDs: what is taken and what is refused.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("UUIDs")
struct UUIDTextTests {
  @Test(
    "have 32 hexadecimal digits in five groups",
    arguments: [
      .refuses(""), .refuses("123e4567-e89b-12d3-a456-42661417400"),
      .refuses("123e4567-e89b-12d3-a456-4266141740000"),
      .refuses("123e4567-e89b-12d3-a456-42661417400g"),
      .refuses("123e4567e89b12d3a456426614174000"),
      .refuses("123e4567-e89b-12d3-a4564-26614174000"),
      .refuses("{123e4567-e89b-12d3-a456-426614174000}"),
      .refuses("urn:uuid:123e4567-e89b-12d3-a456-426614174000"),
      .refuses("123e4567-e89b-12d3-a456-42661417400\n"),
      .refuses("123e4567‐e89b-12d3-a456-426614174000", "a hyphen that is none"),
      .takes("123e4567-e89b-12d3-a456-426614174000"),
      .takes("123E4567-E89B-12D3-A456-426614174000"),
      .takes("00000000-0000-0000-0000-000000000000"),
      .takes("ffffffff-FFFF-ffff-ffff-ffffffffffff"),
    ] as [Sample])
  func uuid(_ sample: Sample) {
    #expect(recognised(sample.text, UUIDText.accepts) == sample.accepted)
  }
}
