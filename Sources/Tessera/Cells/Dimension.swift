/// How wide or how high an item wants to be.
public enum Dimension: Hashable, Sendable {
  /// So many points.
  case fixed(Double)
  /// All the room that is offered; in a row, an equal share of what the others leave.
  case fill
  /// A part of the room that is offered: 0.5 is half of it.
  case fraction(Double)
  /// The other side times a ratio. Two sides cannot both depend on each other: the second counts as ``fill``.
  case aspect(Double)
  /// Not known before the cell is measured; until then so many points.
  case estimated(Double)

  /// Whether the side takes the room that others leave.
  public var isFill: Bool { self == .fill }

  /// Whether the side has to be measured.
  public var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  /// Whether the side depends on the other one.
  var followsOther: Bool {
    if case .aspect = self { true } else { false }
  }

  /// The extent when a room is offered and a measured extent may be known; nil where the other side decides.
  func extent(offered: Double, measured: Double?) -> Double? {
    switch self {
    case .fixed(let points): points
    case .fill: offered
    case .fraction(let part): offered * part
    case .aspect: nil
    case .estimated(let points): measured ?? points
    }
  }
}
