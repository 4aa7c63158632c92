/// The ends of a viewport or of its content at which an effect applies.
public enum ScrollEnds: Hashable, Sendable {
  /// Only the start: the top, or the start of lines.
  case start
  /// Only the end.
  case end
  /// Both ends.
  case both

  var includeStart: Bool { self != .end }

  var includeEnd: Bool { self != .start }
}

extension ScrollEnds: CustomStringConvertible {
  /// A textual representation, as in `at the start`.
  public var description: String {
    switch self {
    case .start: "at the start"
    case .end: "at the end"
    case .both: "at both ends"
    }
  }
}
