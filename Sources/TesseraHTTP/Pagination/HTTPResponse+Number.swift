import Foundation

extension HTTPResponse {
  /// Returns the value of a header field, if it is a nonnegative number.
  func number(_ name: String?) -> Int? {
    name.flatMap(header).flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }.flatMap {
      $0 < 0 ? nil : $0
    }
  }
}
