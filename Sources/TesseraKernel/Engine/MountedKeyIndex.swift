/// A hash index of mounted cells by the ids of their items, built for the first lookup after a change.
struct MountedKeyIndex {
  /// A hash table with open addressing: positions of cells by the hash of the ids of their items, each at its
  /// hash or behind it; negative where it is empty. At least half of it is empty.
  private let table: [Int32]
  /// The revision of the indexed cells.
  let revision: Int

  init() { (table, revision) = ([], -1) }

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

  /// Returns the position of the first cell of an element that satisfies a condition; `nil` if there is none.
  /// O(1), plus one call for each other cell whose item has the same id.
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

  /// Returns a hash that is equal for items with one id, whatever distinguishes them.
  private static func hash(_ element: ItemKey.Element) -> Int {
    switch element {
    case .item(let id, _), .decoration(let id), .itemDecoration(let id, _): id.hashValue
    case .header: 0
    case .placeholder: 1
    case .footer: 2
    }
  }
}
