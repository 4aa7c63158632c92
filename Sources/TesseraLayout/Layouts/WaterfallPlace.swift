/// A coordinate in a column of a waterfall: where an item begins, or where the column ends.
///
/// The coordinate has 54 bits (``FixedLength``), the column ten; the smaller place is higher or, on a tie, farther to the
/// left. So the smallest of many tells both at once.
struct WaterfallPlace: Comparable {
  private let code: UInt64

  /// A coordinate in units, which is not negative, in a column below 1024.
  @inline(__always)
  init(top: Int64, column: Int) {
    code = UInt64(truncatingIfNeeded: top) << 10 | UInt64(truncatingIfNeeded: column)
  }

  private init(code: UInt64) { self.code = code }

  /// Below and to the right of everything.
  static let none = WaterfallPlace(code: .max)

  /// The coordinate.
  var top: Int64 { Int64(truncatingIfNeeded: code >> 10) }

  /// The column.
  var column: Int { Int(truncatingIfNeeded: code & 1023) }

  static func < (left: WaterfallPlace, right: WaterfallPlace) -> Bool { left.code < right.code }
}
