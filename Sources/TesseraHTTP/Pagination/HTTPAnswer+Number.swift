import Foundation

extension HTTPAnswer {
  /// A number in the header that is not negative.
  func number(_ name: String?) -> Int? {
    name.flatMap(header).flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }.flatMap {
      $0 < 0 ? nil : $0
    }
  }
}
