import Foundation

/// The parser of dates in header fields (RFC 9110, 5.6.7). It reads all three formats that a recipient must
/// accept.
///
///     Sun, 06 Nov 1994 08:49:37 GMT
///     Sunday, 06-Nov-94 08:49:37 GMT
///     Sun Nov  6 08:49:37 1994
enum HTTPDate {
  /// Returns the date in a text, if it is one. Years of two digits are those from 1970 to 2069.
  static func date(_ text: String) -> Date? {
    var words = text.split { " ,-:\t".contains($0) }
    guard words.count >= 7, words[0].allSatisfy(\.isLetter) else { return nil }
    words.removeFirst()
    let isMonthFirst = words[0].first?.isLetter == true
    if isMonthFirst {
      guard words.count == 6 else { return nil }
      words = [words[1], words[0], words[5], words[2], words[3], words[4]]
    } else {
      guard words.count == 7, words[6] == "GMT" || words[6] == "UTC" else { return nil }
      words.removeLast()
    }
    guard let month = months.firstIndex(of: words[1].lowercased()) else { return nil }
    let numbers = [words[0], words[2], words[3], words[4], words[5]].compactMap { Self.number($0) }
    guard numbers.count == 5 else { return nil }
    let year = words[2].count > 2 ? numbers[1] : numbers[1] + (numbers[1] < 70 ? 2000 : 1900)
    return date(year: year, month: month, day: numbers[0], time: Array(numbers[2...]))
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// - Parameter month: The month, counted from 0.
  private static func date(year: Int, month: Int, day: Int, time: [Int]) -> Date? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year >= 1601, (1...lengths[month]).contains(day), time[0] < 24, time[1] < 60, time[2] <= 60 else {
      return nil
    }
    let before = year - 1
    let days =
      before * 365 + before / 4 - before / 100 + before / 400 + lengths[..<month].reduce(0, +) + day - 1
    let seconds = (days - daysBefore1970) * 86400 + time[0] * 3600 + time[1] * 60 + time[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }

  /// The number of days since the first day of the year 1.
  private static let daysBefore1970 = 719162
}
