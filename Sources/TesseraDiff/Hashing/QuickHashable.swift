/// An id with a hash of its own that is faster than the standard library's.
///
/// The standard library hashes any type soundly, in 10 to 30 nanoseconds. If many items have no counterpart
/// nearby, hashing takes most of the time of a comparison. An id that consists of a few numbers can be hashed
/// by a multiplication or two:
///
///     extension PhotoID: QuickHashable {
///       func quickHash(seed: UInt64) -> UInt64 { QuickHash.mix(high, low, seed: seed) }
///     }
///
/// Integers and strings already conform. If the type of the ids is generic in the source, ``IDHasher`` finds
/// the conformance.
public protocol QuickHashable: Hashable {
  /// Returns a hash of the value with 64 well-mixed bits.
  ///
  /// Equal values must have equal hashes for the same seed. A different seed should make a different set of
  /// values collide.
  ///
  /// - Parameter seed: A number that is unpredictable outside of the process.
  func quickHash(seed: UInt64) -> UInt64

  /// Returns whether two values are equal, in the fastest way.
  ///
  /// The result must be that of `==`, which is the default implementation.
  func isQuicklyEqual(to other: Self) -> Bool
}

extension QuickHashable {
  /// Returns the result of `==`.
  @inlinable
  public func isQuicklyEqual(to other: Self) -> Bool { self == other }
}

/// Functions that mix numbers into a hash.
public enum QuickHash {
  /// A seed as unpredictable as the standard library's hashes, from which it is derived.
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
    // Both factors depend on the seed. An attacker who knew one could make it zero, regardless of the other.
    folded(folded(first ^ seed, second ^ (seed &* 0xD1B5_4A32_D192_ED03)) ^ seed, 0x9E37_79B9_7F4A_7C15)
  }

  /// Returns the exclusive or of the two halves of a product: every bit of either number affects every bit of
  /// the result.
  @inlinable
  static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension QuickHashable where Self: BinaryInteger {
  /// Returns a hash by one multiplication.
  ///
  /// Numbers wider than 64 bits are hashed by their lower half.
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
  /// Returns a hash by two multiplications for each 16 bytes of ASCII.
  ///
  /// Strings with several equivalent encodings are hashed by the standard library.
  @inlinable @inline(__always)
  public func quickHash(seed: UInt64) -> UInt64 {
    quickHashOfASCII(self, seed: seed) ?? quickHashOfOtherSigns(seed: seed)
  }

  /// Compares eight bytes at a time, while the bytes decide whether the strings are equal.
  @inlinable @inline(__always)
  public func isQuicklyEqual(to other: String) -> Bool { hasSameBytes(self, other) ?? (self == other) }

  @usableFromInline
  func quickHashOfOtherSigns(seed: UInt64) -> UInt64 {
    if let ascii = respelledInASCII, let hash = quickHashOfASCII(ascii, seed: seed) { return hash }
    return QuickHash.mix(UInt64(truncatingIfNeeded: hashValue), seed: seed)
  }

  /// The canonically equivalent string in ASCII, if there is one.
  ///
  /// Three characters outside of ASCII are canonically equivalent to one within: the Greek question mark, the
  /// Greek varia and the kelvin sign (Unicode Character Database, decompositions without a tag).
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
