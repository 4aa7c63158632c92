import TesseraLayout

/// An edge of a view or a viewport, independent of the writing direction.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which lines begin: left, or right in right-to-left writing.
  case leading
  /// The edge at which lines end.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// The edge with leading and trailing swapped, for coordinates that are not mirrored already, as those of
  /// the engine are.
  public var mirrored: TransitionEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The axis perpendicular to the edge.
  var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// Whether coordinates are smaller at this edge than at the opposite one.
  var isNear: Bool { self == .leading || self == .top }
}

extension TransitionEdge: CustomStringConvertible {
  /// A textual representation: the name of the edge.
  public var description: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}
