import Foundation

/// The share of its seeds that a random test tries.
///
/// The environment variable `TESSERA_SEEDS` sets it: `1` or `all` for every seed, as in CI, `10` for ten
/// times as many. By default, a test tries a tenth.
public enum SeedShare {
  /// The share; above 0.
  public static let current: Double = {
    guard let text = ProcessInfo.processInfo.environment["TESSERA_SEEDS"] else { return 0.1 }
    if text == "all" { return 1 }
    guard let share = Double(text), share > 0, share <= 1000 else {
      fatalError("TESSERA_SEEDS is \"\(text)\"; set it to \"all\", or to a number above 0 such as 0.1 or 10")
    }
    return share
  }()

  /// Whether every seed is tried.
  public static var isWhole: Bool { current >= 1 }

  /// Returns the part of a number of seeds that is tried, at least 1.
  static func part<Count: FixedWidthInteger>(of count: Count) -> Count {
    max(1, Count((Double(count) * current).rounded(.up)))
  }
}

extension Range where Bound: FixedWidthInteger, Bound.Stride: SignedInteger {
  /// The seeds that a random test tries: the first ones of the range, according to ``SeedShare``.
  public var sampled: Range<Bound> {
    isEmpty ? self : lowerBound..<(lowerBound + SeedShare.part(of: upperBound - lowerBound))
  }
}

extension ClosedRange where Bound: FixedWidthInteger, Bound.Stride: SignedInteger {
  /// The seeds that a random test tries: the first ones of the range, according to ``SeedShare``.
  public var sampled: ClosedRange<Bound> {
    lowerBound...(lowerBound + SeedShare.part(of: upperBound - lowerBound + 1) - 1)
  }
}
