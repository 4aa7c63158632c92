extension ForEach {
  /// Declares a row for each row of an outline.
  ///
  ///     ForEach(outline.rows) { row in FileCell(row).expands(row, in: outline) }
  @inlinable
  public init<Node>(_ rows: OutlineRows<Node>, row: @escaping (OutlineRow<Node>) -> Row)
  where Data == OutlineRows<Node>, ID == ItemID, Row: ModifiableCell {
    self.init(rows, id: { $0.id }, knowledge: .outline(), row: row)
  }

  /// Declares a row for each row of an outline, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<Node, H: Host>(
    _ rows: OutlineRows<Node>, @CellBuilder<H> row: @escaping (OutlineRow<Node>) -> AnyCell<H>
  ) where Data == OutlineRows<Node>, ID == ItemID, Row == AnyCell<H> {
    self.init(rows, id: { $0.id }, knowledge: .outline(), row: row)
  }
}

extension DataKnowledge {
  /// Rows know what they share with others, no two have the same id, and each tells where it stands.
  @usableFromInline
  static func outline<Node>() -> DataKnowledge where Data == OutlineRows<Node> {
    DataKnowledge(
      id: { $0.id }, hasDistinctIDs: true, position: { $0.position(of: $1) },
      certainSuffix: { $0.rope.commonSuffix(with: $1.rope) },
      certainPrefix: { $0.rope.commonPrefix(with: $1.rope) })
  }
}
