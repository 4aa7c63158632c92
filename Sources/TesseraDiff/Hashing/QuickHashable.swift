/// An id that knows a hash of its own that costs less than the standard library's.
///
/// The standard library hashes anything soundly, in 10 to 30 nanoseconds. Where many items have no counterpart nearby,
/// that is most of the time of a comparison. An id that is a few numbers can be hashed by a multiplication or two:
///
///     extension PhotoID: QuickHashable {
///       func quickHash(seed: UInt64) -> UInt64 { QuickHash.mix(high, low, seed: seed) }
///     }
///
/// Integers and strings have it already. Where the type of the ids is not known in the source that compares, ``IDHasher`` finds it.
public protocol QuickHashable: Hashable {
  /// A hash of the value, all 64 bits of it well mixed.
  ///
  /// Equal values must have equal hashes for the same seed; for another seed another set of values should collide.
  ///
  /// - Parameter seed: A number that nobody outside of the process can know.
  func quickHash(seed: UInt64) -> UInt64

  /// Whether two values are equal, found out in the quickest way. The same as `==`, which it is unless said otherwise.
  func isQuicklyFoundEqual(to other: Self) -> Bool
}

extension QuickHashable {
  /// What `==` says.
  @inlinable
  public func isQuicklyFoundEqual(to other: Self) -> Bool { self == other }
}

/// Mixes numbers into a hash.
public enum QuickHash {
  /// A seed as unpredictable as the standard library's hashes: it is made from one.
  @inlinable public static var seed: UInt64 {
    UInt64(truncatingIfNeeded: 0x5EED.hashValue) | 1
  }

  /// Mixes one number with a seed.
  @inlinable
  public static func mix(_ number: UInt64, seed: UInt64) -> UInt64 {
    folded(number ^ seed, 0x9E37_79B9_7F4A_7C15)
  }

  /// Mixes two numbers with a seed.
  @inlinable
  public static func mix(_ first: UInt64, _ second: UInt64, seed: UInt64) -> UInt64 {
    // Both factors depend on the seed: whoever knew one could make it zero, whatever the other.
    folded(folded(first ^ seed, second ^ (seed &* 0xD1B5_4A32_D192_ED03)) ^ seed, 0x9E37_79B9_7F4A_7C15)
  }

  /// The two halves of a product, laid over each other: every bit of either number reaches every bit of the result.
  @inlinable
  static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension QuickHashable where Self: BinaryInteger {
  /// One multiplication. Numbers wider than 64 bits are hashed by their lower half.
  @inlinable
  public func quickHash(seed: UInt64) -> UInt64 {
    QuickHash.mix(UInt64(truncatingIfNeeded: self), seed: seed)
  }
}

extension Int: QuickHashable {}
extension Int8: QuickHashable {}
extension Int16: QuickHashable {}
extension Int32: QuickHashable {}
extension Int64: QuickHashable {}
extension UInt: QuickHashable {}
extension UInt8: QuickHashable {}
extension UInt16: QuickHashable {}
extension UInt32: QuickHashable {}
extension UInt64: QuickHashable {}

extension String: QuickHashable {
  /// Two multiplications for each 16 bytes of ASCII; what may be written in more than one way is left to the standard
  /// library.
  @inlinable @inline(__always)
  public func quickHash(seed: UInt64) -> UInt64 {
    quickHashOfASCII(self, seed: seed) ?? quickHashOfOtherSigns(seed: seed)
  }

  /// Compares eight bytes at a time, as long as it is plain that the strings are equal or that they are not.
  @inlinable @inline(__always)
  public func isQuicklyFoundEqual(to other: String) -> Bool { hasSameBytes(self, other) ?? (self == other) }

  @usableFromInline
  func quickHashOfOtherSigns(seed: UInt64) -> UInt64 {
    if let ascii = respelledInASCII, let hash = quickHashOfASCII(ascii, seed: seed) { return hash }
    return QuickHash.mix(UInt64(truncatingIfNeeded: hashValue), seed: seed)
  }

  /// The equal string of nothing but ASCII, if there is one.
  ///
  /// Three signs outside of ASCII are canonically equal to one within: the Greek question mark, the Greek varia and
  /// the sign of the kelvin (Unicode Character Database, decompositions without a tag).
  private var respelledInASCII: String? {
    var ascii = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{037E}": ascii.append(";")
      case "\u{1FEF}": ascii.append("`")
      case "\u{212A}": ascii.append("K")
      case _ where scalar.isASCII: ascii.append(scalar)
      default: return nil
      }
    }
    var string = String(ascii)
    string.makeContiguousUTF8()
    return string
  }
}
