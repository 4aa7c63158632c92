/// A move from a position in the old version to a position in the new version.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old version.
  public var from: Position
  /// The position in the new version.
  public var to: Position

  /// Creates a move from its two positions.
  @inlinable
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension Move: CustomStringConvertible where Position: CustomStringConvertible {
  /// The move as `from → to`.
  public var description: String { from.description + " → " + to.description }
}

#if !hasFeature(Embedded)
extension Move: Encodable where Position: Encodable {}
extension Move: Decodable where Position: Decodable {}
#endif
