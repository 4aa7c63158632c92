import Foundation

/// The share of its seeds that a random test tries.
///
/// The environment variable `TESSERA_SEEDS` sets it: `1` or `all` for every seed, as in CI on a fast machine,
/// `10` for ten times as many. By default, a test tries a tenth.
public enum SeedShare {
  /// The share; above 0.
  public static let current: Double = {
    let text = ProcessInfo.processInfo.environment["TESSERA_SEEDS"]
    guard let share = share(named: text) else {
      fatalError("TESSERA_SEEDS is \"\(text ?? "")\"; set it to \"all\", or to a number from 0.001 to 1000")
    }
    return share
  }()

  /// Returns the share for a value of the environment variable; `nil` if the value is wrong.
  public static func share(named text: String?) -> Double? {
    guard let text else { return 0.1 }
    if text == "all" { return 1 }
    return Double(text).flatMap { (0.001...1000).contains($0) ? $0 : nil }
  }

  /// Whether every seed is tried.
  public static var isWhole: Bool { current >= 1 }

  /// Returns the part of a number of seeds that is tried with a share, at least 1.
  public static func part<Count: FixedWidthInteger>(of count: Count, share: Double = current) -> Count {
    max(1, Count((Double(count) * share).rounded(.up)))
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
