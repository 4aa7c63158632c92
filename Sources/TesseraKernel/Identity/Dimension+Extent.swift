import TesseraLayout

extension Dimension {
  /// Returns the extent of a side, from 0 to ``Size/largestExtent``.
  ///
  /// - Parameters:
  ///   - axis: The axis of the side.
  ///   - offered: The size offered to the item, after ``Size/sanitized``.
  ///   - measured: The measured extent of the cell along the axis; `nil` if it was not measured.
  ///   - other: The extent of the other side; `nil` if it is not known yet.
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
        // In this order, a limit that is NaN loses every comparison, and the lower limit takes precedence.
        max(min(inner.extent(along: axis, offered: offered, measured: measured, other: other), high), low)
      }
    return extent.asExtent
  }

  /// Returns a side that is fixed, measured or the whole offered extent; `nil` for others. A fast path.
  @inline(__always)
  func plainExtent(_ offered: Double, _ measured: Double?) -> Double? {
    switch self {
    case .fixed(let points): points.asExtent
    case .fill: offered < Size.largestExtent ? offered.asExtent : nil
    case .estimated(let points): (measured ?? points).asExtent
    default: nil
    }
  }

  /// Returns a part of an offered extent; if that is unbounded, the extent of the content.
  private static func take(_ room: Double, orFit measured: Double?, _ part: (Double) -> Double) -> Double {
    room < Size.largestExtent ? part(room) : measured ?? defaultEstimate
  }
}
