/// The origin of a section or an item between two stages: its position in the old or in the new version.
public enum Origin<Position: Hashable & Sendable>: Hashable, Sendable {
  /// It was in the old version, at this position, and still shows its old content.
  case old(Position)
  /// It is new, at this position.
  case new(Position)
}

extension Origin: CustomStringConvertible where Position: CustomStringConvertible {
  /// `old 0.3` or `new 0.3`.
  public var description: String {
    switch self {
    case .old(let position): "old " + position.description
    case .new(let position): "new " + position.description
    }
  }
}

#if !hasFeature(Embedded)
extension Origin: Encodable where Position: Encodable {}
extension Origin: Decodable where Position: Decodable {}
#endif
