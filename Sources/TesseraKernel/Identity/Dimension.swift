import TesseraLayout

/// The declared width or height of an item.
///
/// A side is computed from the size that is offered to the item, from the measured size of its cell, or from
/// the other side. Here the offered size is 300 × 200 points and the measured size 120 × 30:
///
/// | Side | as width | as height |
/// | --- | --- | --- |
/// | `.fixed(44)` | 44 | 44 |
/// | `.fill` | 300 | 200 |
/// | `.fraction(0.5)` | 150 | 100 |
/// | `.fraction(0.5, of: .horizontal)` | 150 | 150 |
/// | `.fraction(0.5, of: .vertical)` | 100 | 100 |
/// | `.offered(minus: 20)` | 280 | 180 |
/// | `.offered(minus: 20, of: .horizontal)` | 280 | 280 |
/// | `.aspect(0.5)`, the other side `.fixed(80)` | 40 | 40 |
/// | `.aspect(0.5)`, the other side `.fixed(80).clamped(max: 60)` | 30 | 30 |
/// | `.estimated(50)` before it is measured | 50 | 50 |
/// | `.fit` before it is measured | 44 | 44 |
/// | `.estimated(50)` or `.fit`, measured | 120 | 30 |
/// | `.fit.clamped(min: 40, max: 100)`, measured | 100 | 40 |
/// | `.custom(id: "third") { $0.width / 3 }` | 100 | 100 |
///
/// Steps apply from the inside out: a side is measured, then clamped, and only then the other side is
/// computed from it.
///
/// **Numbers out of range.** An extent is always from 0 to ``Size/largestExtent``: NaN and negative results
/// become 0, and larger ones the largest extent. A dimension that holds NaN is, like NaN, not equal to
/// itself, but can be laid out.
///
/// **Unbounded sizes.** Along an axis that scrolls, a collection offers its visible extent, so the offered
/// size is finite. If it is ``Size/largestExtent`` or more nonetheless, there is nothing to take a part of:
/// dimensions that depend on it (`fill`, `fraction`, `offered`) become the measured extent, or
/// ``defaultEstimate`` if nothing was measured.
public enum Dimension: Hashable, Sendable {
  /// A fixed extent in points.
  case fixed(Double)
  /// The whole offered extent; in a row, an equal share of the space that the other items leave.
  case fill
  /// A fraction of the offered extent along an axis, by default that of this side.
  ///
  /// `.fraction(9 / 16, of: .horizontal)` as a height is 9/16 of the width that is *offered*, whatever the
  /// width of the item is; ``aspect(_:)`` depends on the actual width.
  case fraction(Double, of: Axis? = nil)
  /// The offered extent along an axis, by default that of this side, minus a number of points; a negative
  /// number adds.
  case offered(minus: Double, of: Axis? = nil)
  /// The other side times a ratio.
  ///
  /// Two sides cannot both depend on each other: the second counts as ``fill``.
  case aspect(Double)
  /// The measured extent of the cell, with an estimate in points until it is measured.
  case estimated(Double)
  /// The result of a closure for the offered size; see ``custom(id:_:)``.
  case custom(CustomDimension)
  /// Another dimension within limits; see ``clamped(min:max:)``.
  indirect case clamped(Dimension, min: Double, max: Double)

  /// The measured extent of the cell, which is ``defaultEstimate`` until it is measured.
  public static let fit = Dimension.estimated(defaultEstimate)

  /// The estimate of a measured side if no other one is given, in points.
  public static let defaultEstimate: Double = 44

  /// Returns the result of a closure for the offered size, in points.
  ///
  ///     .custom(id: "half") { offered in offered.width / 2 }
  ///
  /// Closures cannot be compared, so two custom dimensions are equal if their ids are, and either of their
  /// closures may then be called. The id must therefore cover everything that the closure captures.
  ///
  /// - Parameters:
  ///   - id: A value that is equal only for closures that return the same results.
  ///   - extent: A closure that returns the extent. It is called often, and must return the same result for
  ///     equal sizes.
  public static func custom(
    id: some Hashable & Sendable, _ extent: @escaping @Sendable (_ offered: Size) -> Double
  ) -> Dimension {
    .custom(CustomDimension(id: ItemID(id), extent: extent))
  }

  /// Returns the dimension clamped to limits, in points.
  ///
  /// If the limits contradict each other, the lower one wins. A limit that is NaN is ignored. Clamping again
  /// clamps the earlier result.
  public func clamped(min: Double = 0, max: Double = Size.largestExtent) -> Dimension {
    .clamped(self, min: min, max: max)
  }

  /// Whether the side takes the space that others leave, within limits or not.
  public var isFill: Bool {
    switch self {
    case .fill: true
    case .clamped(let inner, _, _): inner.isFill
    default: false
    }
  }

  /// Whether the side is measured.
  public var isEstimated: Bool {
    switch self {
    case .estimated: true
    case .clamped(let inner, _, _): inner.isEstimated
    default: false
    }
  }

  /// Whether the side does not depend on the offered size.
  var isOwn: Bool {
    switch unlimited {
    case .fixed, .estimated: true
    default: false
    }
  }

  /// Returns whether a side depends on the offered extent along an axis.
  func dependsOnVisibleSize(along axis: Axis, ofSide side: Axis) -> Bool {
    switch unlimited {
    // The side that the other one depends on is checked by itself.
    case .fixed, .estimated, .aspect, .clamped: false
    case .fill: side == axis
    case .fraction(_, let source): source ?? side == axis
    case .offered(_, let source): source ?? side == axis
    case .custom: true
    }
  }

  /// Whether the side depends on the other one.
  var followsOther: Bool {
    if case .aspect = unlimited { true } else { false }
  }

  private var unlimited: Dimension {
    if case .clamped(let inner, _, _) = self { inner.unlimited } else { self }
  }
}
