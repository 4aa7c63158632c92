import Foundation
import Testing

@testable import TesseraHTTP

@Suite("Dates in headers")
struct HTTPDateTests {
  @Test(
    "Dates are read in all three formats",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thursday, 01-Jan-70 00:00:00 GMT", 0),
      ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
      ("Thu, 31 Dec 2048 23:59:60 GMT", 2_493_072_000),
      ("Sat, 01 Jan 2050 00:00:00 UTC", 2_524_608_000),
      ("Wednesday, 01-Jan-20 00:00:00 GMT", 1_577_836_800),
    ])
  func read(text: String, seconds: Double) {
    #expect(HTTPDate.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test("All days of four hundred years agree with the calendar")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for day in stride(from: 0, to: 146_097, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let year = try #require(parts.year)
      let month = names[try #require(parts.month) - 1]
      let text = "Day, \(try #require(parts.day)) \(month) \(year) 00:00:00 GMT"
      #expect(HTTPDate.date(text) == date, "\(text)")
    }
  }

  @Test(
    "Invalid dates are rejected",
    arguments: [
      "", "soon", "20", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 31 Feb 2000 00:00:00 GMT",
      "Sun, 00 Jan 2000 00:00:00 GMT", "Sun, 01 Foo 2000 00:00:00 GMT", "Sun, 01 Jan 2000 24:00:00 GMT",
      "Sun, 01 Jan 2000 00:60:00 GMT", "Sun, 29 Feb 1900 00:00:00 GMT",
      "Sun, 01 Jan 99999999999 00:00:00 GMT",
      "Sun, 0x Jan 2000 00:00:00 GMT", "Sun, 01 Jan 0000 00:00:00 GMT", "1994-11-06T08:49:37Z",
      "Sun Nov 6 08:49:37 1994 GMT", "Sun, 06 Nov 1994 08:49:37 GMT and more",
    ])
  func wrong(text: String) {
    #expect(HTTPDate.date(text) == nil)
  }
}
