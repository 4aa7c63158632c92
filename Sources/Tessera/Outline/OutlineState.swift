/// The state of an ``Outline`` that an app saves between launches: the expanded nodes and the scroll position
/// of the collection.
///
///     let state = OutlineState(expandedIDs: outline.expandedIDs, scrollPosition: engine.scrollPosition)
///     …
///     outline.expandedIDs = state.expandedIDs
///     engine.restore(state.scrollPosition)
///
/// Both can be restored before there is any data. The state is `Codable` if the ids are.
public struct OutlineState<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the expanded nodes; see ``Outline/expandedIDs``.
  public var expandedIDs: Set<ID>
  /// The scroll position of the collection; see ``Engine/scrollPosition``.
  public var scrollPosition: ScrollPosition

  /// Creates a state from its parts.
  public init(expandedIDs: Set<ID>, scrollPosition: ScrollPosition = .start) {
    self.expandedIDs = expandedIDs
    self.scrollPosition = scrollPosition
  }
}

#if !hasFeature(Embedded)
/// Ids are encoded in the order of their descriptions, so that the same state makes the same file.
extension OutlineState: Codable where ID: Codable {
  private enum CodingKeys: String, CodingKey { case expanded, position }

  /// Decodes a state. Missing values are those of an untouched outline.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      expandedIDs: Set(try values.decodeIfPresent([ID].self, forKey: .expanded) ?? []),
      scrollPosition: try values.decodeIfPresent(ScrollPosition.self, forKey: .position) ?? .start)
  }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let ids = expandedIDs.map { (id: $0, text: String(describing: $0)) }.sorted { $0.text < $1.text }
    try values.encode(ids.map { $0.id }, forKey: .expanded)
    try values.encode(scrollPosition, forKey: .position)
  }
}
#endif
