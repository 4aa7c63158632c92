/// At which ends of a viewport or of its content something happens.
public enum ScrollEnds: Hashable, Sendable {
  /// Only at the start: at the top, or where lines begin.
  case start
  /// Only at the end.
  case end
  /// At both ends.
  case both

  /// Whether it happens at the start.
  var includeStart: Bool { self != .end }

  /// Whether it happens at the end.
  var includeEnd: Bool { self != .start }
}

extension ScrollEnds: CustomStringConvertible {
  /// As in `at the start`.
  public var description: String {
    switch self {
    case .start: "at the start"
    case .end: "at the end"
    case .both: "at both ends"
    }
  }
}
