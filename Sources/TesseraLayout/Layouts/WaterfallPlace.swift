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

  /// The place moved down by a distance in units. The result must be a valid coordinate.
  @inline(__always)
  func moved(by distance: Int64) -> WaterfallPlace {
    WaterfallPlace(code: code &+ UInt64(truncatingIfNeeded: distance) << 10)
  }

  var top: Int64 { Int64(truncatingIfNeeded: code >> 10) }

  var column: Int { Int(truncatingIfNeeded: code & 1023) }

  static func < (left: WaterfallPlace, right: WaterfallPlace) -> Bool { left.code < right.code }
}
