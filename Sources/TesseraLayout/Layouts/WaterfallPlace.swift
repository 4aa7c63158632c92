/// A coordinate in a column of a waterfall: the start of an item or the end of the column.
///
/// The coordinate has 54 bits (``FixedLength``), the column ten. The smaller of two places is higher or, on a
/// tie, farther to the left, so a single minimum finds both.
struct WaterfallPlace: Comparable {
  private let code: UInt64

  /// Creates a place from a coordinate in units, which must not be negative, and a column below 1024.
  @inline(__always)
  init(top: Int64, column: Int) {
    code = UInt64(truncatingIfNeeded: top) << 10 | UInt64(truncatingIfNeeded: column)
  }

  private init(code: UInt64) { self.code = code }

  /// A place below and to the right of all others.
  static let none = WaterfallPlace(code: .max)

  /// The place moved down by a length. The result must be a valid coordinate.
  @inline(__always)
  func moved(by length: WaterfallLength) -> WaterfallPlace { WaterfallPlace(code: code &+ length.code) }

  var top: Int64 { Int64(truncatingIfNeeded: code >> 10) }

  var column: Int { Int(truncatingIfNeeded: code & 1023) }

  static func < (left: WaterfallPlace, right: WaterfallPlace) -> Bool { left.code < right.code }
}

/// A length, in the bits that hold the coordinate of a ``WaterfallPlace``.
struct WaterfallLength {
  fileprivate let code: UInt64

  /// Creates a length from a number of units.
  init(_ units: Int64) { code = UInt64(truncatingIfNeeded: units) << 10 }

  private init(code: UInt64) { self.code = code }

  /// Returns the height of an ordinary item with a gap below it.
  @inline(__always)
  static func ordinary(_ slot: WaterfallSlot, gap: WaterfallLength) -> WaterfallLength {
    WaterfallLength(code: slot.ordinaryHeightCode &+ gap.code)
  }
}
