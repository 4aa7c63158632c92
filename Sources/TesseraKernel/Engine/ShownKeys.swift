/// Finds cells on screen by the ids of their items.
///
/// It is made when something is looked for, and again after cells have come, gone or moved.
struct ShownKeys {
  /// Positions of cells by the hash of the ids of their items, each where its hash leads or behind that; negative where
  /// none is. At least half of them are negative.
  private let table: [Int32]
  /// Of which cells it is.
  let revision: Int

  /// Looks at no cells.
  init() { (table, revision) = ([], -1) }

  /// Looks at cells.
  init(_ cells: LiveCells) {
    var size = 4
    while size < 2 * cells.count { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    for position in cells.indices {
      var place = Self.hash(cells[position].key.element) & (size - 1)
      while table[place] >= 0 { place = (place + 1) & (size - 1) }
      table[place] = Int32(position)
    }
    self.table = table
    revision = cells.revision
  }

  /// The position of the first cell of an element like the one given that is wanted; nil if there is none.
  ///
  /// - Complexity: O(1), and as many more calls as there are cells whose items have the same id.
  func position(of element: ItemKey.Element, in cells: LiveCells, where isWanted: (_ position: Int) -> Bool)
    -> Int?
  {
    guard !table.isEmpty else { return nil }
    var place = Self.hash(element) & (table.count - 1)
    while table[place] >= 0 {
      let position = Int(table[place])
      if isWanted(position) { return position }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// The same for items with one id, whatever distinguishes them.
  private static func hash(_ element: ItemKey.Element) -> Int {
    switch element {
    case .item(let id, _), .decoration(let id), .itemDecoration(let id, _): id.hashValue
    case .header: 0
    case .placeholder: 1
    case .footer: 2
    }
  }
}
