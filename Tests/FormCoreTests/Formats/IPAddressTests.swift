// IP addresses: what is taken as version 4, as version 6, and what as neither.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("IP addresses")
struct IPAddressTests {
  @Test(
    "of version 4 are four plain numbers",
    arguments: [
      .refuses(""), .refuses("1.2.3"), .refuses("1.2.3.4.5"), .refuses("1.2.3.4."),
      .refuses(".1.2.3"), .refuses("1..2.3"), .refuses("256.0.0.1"), .refuses("1.2.3.256"),
      .refuses("01.2.3.4"), .refuses("1.2.3.00"), .refuses("1.2.3.0001"), .refuses("0x7f.0.0.1"),
      .refuses("2130706433"), .refuses("192.0.2.1/24"), .refuses(" 192.0.2.1"),
      .refuses("192.0.2.1\n"), .refuses("+1.2.3.4"), .refuses("-1.2.3.4"), .refuses("١.2.3.4"),
      .refuses("::1"), .refuses("1.2.3.4\0"),
      .refuses(String(repeating: "1.", count: 500_000), "a megabyte of parts"),
      .takes("0.0.0.0"), .takes("192.0.2.1"), .takes("255.255.255.255"), .takes("10.200.99.1"),
    ] as [Sample])
  func version4(_ sample: Sample) {
    #expect(recognised(sample.text, IPAddress.acceptsV4) == sample.accepted)
    #expect(recognised(sample.text, IPAddress.accepts) == (sample.accepted || sample.text == "::1"))
  }

  @Test(
    "of version 6 are eight groups, some perhaps left out once",
    arguments: [
      .refuses(""), .refuses(":"), .refuses(":::"), .refuses("1"), .refuses("1:2:3:4:5:6:7"),
      .refuses("1:2:3:4:5:6:7:8:9"), .refuses("1:2:3:4:5:6:7:8::"), .refuses("::1:2:3:4:5:6:7:8"),
      .refuses(":1:2:3:4:5:6:7"), .refuses("1:2:3:4:5:6:7:"), .refuses("1::2::3"),
      .refuses("1:::2"), .refuses("12345::"), .refuses("::g"), .refuses("fe80::1%eth0"),
      .refuses("[::1]"), .refuses("::1/128"), .refuses(" ::1"), .refuses("::1\n"),
      .refuses("::1.2.3"), .refuses("::1.2.3.256"), .refuses("::1.2.3.4:5"),
      .refuses("1:2:3:4:5:6:7:1.2.3.4"), .refuses("1:2:3:4:5:1.2.3.4"),
      .refuses("1:2:3:4:5:6::1.2.3.4"), .refuses("1.2.3.4::"), .refuses("1:2:3:4:5:6:7:৪"),
      .refuses(String(repeating: "1:", count: 500_000), "a megabyte of groups"),
      .takes("::"), .takes("::1"), .takes("1::"), .takes("2001:db8::1"), .takes("2001:DB8::a"),
      .takes("1:2:3:4:5:6:7:8"), .takes("1:2:3:4:5:6:7::"), .takes("::2:3:4:5:6:7:8"),
      .takes("1:2:3::5:6:7:8"), .takes("::ffff:192.0.2.1"), .takes("64:ff9b::192.0.2.33"),
      .takes("1:2:3:4:5:6:192.0.2.1"), .takes("1:2:3:4:5::192.0.2.1"), .takes("::192.0.2.1"),
      .takes("ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255"),
    ] as [Sample])
  func version6(_ sample: Sample) {
    #expect(recognised(sample.text, IPAddress.acceptsV6) == sample.accepted)
    #expect(recognised(sample.text, IPAddress.accepts) == sample.accepted)
  }
}
