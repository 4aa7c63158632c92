import Foundation

extension HTTPResponse {
  /// Returns the time to wait according to `Retry-After` (RFC 9110, 10.2.3), at most one day; `nil` if the
  /// field is missing or malformed.
  ///
  /// A date in the past means no wait.
  ///
  /// - Parameter now: The time with which a date is compared if the response has no `Date` field. The
  ///   server's clock may differ from the local one.
  func retryAfter(now: Date = Date()) -> LoadDuration? {
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
