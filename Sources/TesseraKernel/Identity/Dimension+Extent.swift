import TesseraLayout

extension Dimension {
  /// The extent of a side, from 0 to ``Size/largestExtent``.
  ///
  /// - Parameters:
  ///   - axis: The axis of the side.
  ///   - offered: The room that the item could take, after ``Size/sanitized``.
  ///   - measured: What measuring gave along the axis, if the cell was measured.
  ///   - other: The extent of the other side, if it is known already.
  func extent(along axis: Axis, offered: Size, measured: Double?, other: Double?) -> Double {
    let extent =
      switch self {
      case .fixed(let points): points
      case .fill: Self.take(offered[axis], orFit: measured) { $0 }
      case .fraction(let part, let source): Self.take(offered[source ?? axis], orFit: measured) { $0 * part }
      case .offered(let less, let source): Self.take(offered[source ?? axis], orFit: measured) { $0 - less }
      case .aspect(let ratio):
        if let other {
          other * ratio
        } else {
          Dimension.fill.extent(along: axis, offered: offered, measured: measured, other: nil)
        }
      case .estimated(let points): measured ?? points
      case .custom(let custom): custom.extent(offered)
      case .clamped(let inner, let low, let high):
        // In this order a limit that is NaN loses every comparison, and the lower limit has the last word.
        max(min(inner.extent(along: axis, offered: offered, measured: measured, other: other), high), low)
      }
    return extent.asExtent
  }

  /// The extent of a side that is nothing but a number, measured or all there is; nil where it takes more to find it.
  ///
  /// A shortcut for items that are asked one by one.
  @inline(__always)
  func plainExtent(_ offered: Double, _ measured: Double?) -> Double? {
    switch self {
    case .fixed(let points): points.asExtent
    case .fill: offered < Size.largestExtent ? offered.asExtent : nil
    case .estimated(let points): (measured ?? points).asExtent
    default: nil
    }
  }

  /// What is made of a side of the offered room; where it has no end, the item is as large as its content.
  private static func take(_ room: Double, orFit measured: Double?, _ part: (Double) -> Double) -> Double {
    room < Size.largestExtent ? part(room) : measured ?? defaultEstimate
  }
}
