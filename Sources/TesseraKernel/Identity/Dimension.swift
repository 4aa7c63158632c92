import TesseraLayout

/// How wide or how high an item wants to be.
///
/// A side is found from the room that is offered to the item, from what measuring its cell gave, or from the other
/// side. Here 300 × 200 points are offered and measuring gave 120 × 30:
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
/// Steps apply from the inside out: a side is measured, then clamped, and only then does the other side follow it.
///
/// **Numbers out of range.** Whatever the numbers are, an extent is from 0 to ``Size/largestExtent``: one that comes
/// out as NaN or negative is 0, one that comes out larger or infinite is the largest. A dimension that holds NaN is,
/// like NaN, not equal to itself; it is laid out all the same.
///
/// **Rooms without end.** A collection offers what is seen at once along an axis that scrolls, so the room is finite.
/// Where a side of the room is ``Size/largestExtent`` or more nonetheless, there is nothing to take a part of: what
/// is found from it (`fill`, `fraction`, `offered`) is as large as measured, and ``defaultEstimate`` where nothing
/// was measured.
public enum Dimension: Hashable, Sendable {
  /// So many points.
  case fixed(Double)
  /// All the room that is offered; in a row, an equal share of what the others leave.
  case fill
  /// A part of the room that is offered along an axis, by default this side's own: 0.5 is half of it.
  ///
  /// `.fraction(9 / 16, of: .horizontal)` as a height is 9/16 of the width that is *offered*, however wide the item
  /// is; ``aspect(_:)`` follows the width that the item gets.
  case fraction(Double, of: Axis? = nil)
  /// The room that is offered along an axis, by default this side's own, less so many points; a negative number adds.
  case offered(minus: Double, of: Axis? = nil)
  /// The other side times a ratio. Two sides cannot both depend on each other: the second counts as ``fill``.
  case aspect(Double)
  /// Not known before the cell is measured; until then so many points.
  case estimated(Double)
  /// What a closure makes of the room that is offered; written `custom(id:)`, see there.
  case custom(CustomDimension)
  /// Another dimension kept within limits; written ``clamped(min:max:)``, see there.
  indirect case clamped(Dimension, min: Double, max: Double)

  /// As large as the cell measures; for want of anything better ``defaultEstimate`` until then.
  public static let fit = Dimension.estimated(defaultEstimate)

  /// The extent that a measured side is taken to have where no other estimate is given, in points.
  public static let defaultEstimate: Double = 44

  /// What a closure makes of the room that is offered, in points.
  ///
  ///     .custom(id: "half") { offered in offered.width / 2 }
  ///
  /// Closures cannot be compared, so the id says which ones are the same: two custom dimensions are equal when their
  /// ids are, and either of their closures may then be asked. What the closure captures therefore belongs into the id.
  ///
  /// - Parameters:
  ///   - id: The same for closures that answer alike, another one for all others.
  ///   - extent: Finds the extent. It is asked often and has to answer alike for equal rooms.
  public static func custom(
    id: some Hashable & Sendable, _ extent: @escaping @Sendable (_ offered: Size) -> Double
  ) -> Dimension {
    .custom(CustomDimension(id: ItemID(id), extent: extent))
  }

  /// This dimension, but not less and not more than so many points.
  ///
  /// Where the limits contradict each other the lower one holds. A limit that is NaN counts as none. Clamping again
  /// narrows the result of the first time.
  public func clamped(min: Double = 0, max: Double = Size.largestExtent) -> Dimension {
    .clamped(self, min: min, max: max)
  }

  /// Whether the side takes the room that others leave, within limits or not.
  public var isFill: Bool {
    switch self {
    case .fill: true
    case .clamped(let inner, _, _): inner.isFill
    default: false
    }
  }

  /// Whether the side has to be measured.
  public var isEstimated: Bool {
    switch self {
    case .estimated: true
    case .clamped(let inner, _, _): inner.isEstimated
    default: false
    }
  }

  /// Whether the side is the same whatever is offered.
  var isOwn: Bool {
    switch unlimited {
    case .fixed, .estimated: true
    default: false
    }
  }

  /// Whether the side along an axis depends on the room along another one, or the same.
  func dependsOnRoom(along axis: Axis, ofSide side: Axis) -> Bool {
    switch unlimited {
    // What follows the other side depends on what that depends on.
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

  /// The dimension without its limits.
  private var unlimited: Dimension {
    if case .clamped(let inner, _, _) = self { inner.unlimited } else { self }
  }
}
