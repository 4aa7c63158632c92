import Foundation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPAnswer {
  /// How long the server asks to be left alone (RFC 9110, 10.2.3): a number of seconds or a date; nil: it
  /// does not say, or not so that it can be read. A date in the past is now. A server can ask for a day at
  /// most: more is a mistake.
  ///
  /// - Parameter now: What a date is compared with where the server does not say when it has answered: its
  ///   clock may be another one than ours.
  func retryAfter(now: Date = Date()) -> Duration? {
    guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
      return nil
    }
    let seconds: Double
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let number = Double(text) else { return nil }
      seconds = number
    } else {
      guard let date = HTTPDate.date(text) else { return nil }
      seconds = date.timeIntervalSince(header("Date").flatMap(HTTPDate.date) ?? now)
    }
    return .seconds(min(max(0, seconds.rounded(.up)), 86400))
  }
}
