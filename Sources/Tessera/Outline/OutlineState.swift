/// The state of an ``Outline`` that is kept from one run of the app to the next: which nodes are expanded, and where the
/// collection is scrolled.
///
///     let state = OutlineState(expandedIDs: outline.expandedIDs, scrollPosition: engine.scrollPosition)
///     …
///     outline.expandedIDs = state.expandedIDs
///     engine.restore(state.scrollPosition)
///
/// Both can be given back before there is any data. It is `Codable` where the ids are.
public struct OutlineState<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the nodes that are expanded; see ``Outline/expandedIDs``.
  public var expandedIDs: Set<ID>
  /// Where the collection is scrolled; see ``Engine/scrollPosition``.
  public var scrollPosition: ScrollPosition

  /// Makes a state from its parts.
  public init(expandedIDs: Set<ID>, scrollPosition: ScrollPosition = .start) {
    self.expandedIDs = expandedIDs
    self.scrollPosition = scrollPosition
  }
}

#if !hasFeature(Embedded)
/// Written in the order of the ids' descriptions, so that the same state makes the same file.
extension OutlineState: Codable where ID: Codable {
  private enum CodingKeys: String, CodingKey { case expanded, position }

  /// Reads a state. What is not there is the state of an untouched outline.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      expandedIDs: Set(try values.decodeIfPresent([ID].self, forKey: .expanded) ?? []),
      scrollPosition: try values.decodeIfPresent(ScrollPosition.self, forKey: .position) ?? .start)
  }

  /// Writes the state.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let ids = expandedIDs.map { (id: $0, text: String(describing: $0)) }.sorted { $0.text < $1.text }
    try values.encode(ids.map { $0.id }, forKey: .expanded)
    try values.encode(scrollPosition, forKey: .position)
  }
}
#endif
