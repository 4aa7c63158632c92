import Foundation

extension Int {
  /// `5 k` or `10 M`, or all digits where that would not be exact.
  public var grouped: String {
    switch self {
    case 1... where self % 1_000_000 == 0: "\(self / 1_000_000) M"
    case 1... where self % 1_000 == 0: "\(self / 1_000) k"
    default: "\(self)"
    }
  }
}

extension Double {
  /// Three digits that count, or so; a whole number as such.
  public var short: String {
    switch self {
    case 0: "0"
    case 1... where self == rounded(): String(format: "%.0f", self)
    case 100...: String(format: "%.0f", self)
    case 10...: String(format: "%.1f", self)
    case 0.1...: String(format: "%.2f", self)
    case 0.001...: String(format: "%.4f", self)
    default: String(format: "%.0e", self)
    }
  }

  /// `1/12.5` for what is less than one, `3.20` for the rest.
  public var ratio: String { self > 0 && self < 1 ? "1/" + (1 / self).short : short }
}

extension String {
  /// Filled with spaces behind.
  public func left(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Filled with spaces before.
  public func right(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}

/// Writes a line at once, also where the output is not a terminal.
public func write(_ line: String) {
  print(line)
  fflush(nil)
}
