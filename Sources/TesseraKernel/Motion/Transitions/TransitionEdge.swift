import TesseraLayout

/// A side of a view or a viewport, named so that it is right in every direction of writing.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// Where lines begin: left, or right where they begin at the right.
  case leading
  /// Where lines end.
  case trailing
  /// Above.
  case top
  /// Below.
  case bottom

  /// The edge as seen in a mirror: leading and trailing change places. For who computes in coordinates that are not
  /// mirrored already, as the engine's are.
  public var mirrored: TransitionEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The axis at whose end the edge lies.
  var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// Whether coordinates are smaller at this edge than at the opposite one.
  var isNear: Bool { self == .leading || self == .top }
}

extension TransitionEdge: CustomStringConvertible {
  /// The name of the edge.
  public var description: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}
