/// Where the cells of a transaction's operations are among those on screen.
struct CellPositions {
  /// Nil where so few are looked up that a search is quicker.
  private var table: [CellID: Int]?

  init(_ cells: [LiveCell], for count: Int) {
    guard count > 4 else { return }
    var table: [CellID: Int] = [:]
    table.reserveCapacity(cells.count)
    for index in cells.indices { table[cells[index].id] = index }
    self.table = table
  }

  subscript(id: CellID, in cells: [LiveCell]) -> Int? {
    if let table { return table[id] }
    return cells.indices.last { cells[$0].id == id }
  }
}
