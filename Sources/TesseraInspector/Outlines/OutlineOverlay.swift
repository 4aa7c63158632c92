@_spi(Behaviors) import TesseraComponents

/// The cell that outlines the others. It is in front of all of them except for pinned ones.
struct OutlineOverlay {
  /// The cell; `nil` while nothing is outlined.
  private(set) var cell: LiveCell?

  /// Shows outlines, or hides the cell if there are none.
  mutating func update(_ outlines: CellOutlines?, _ operations: inout [MountOperation], _ engine: Engine) {
    guard let outlines, let text = engine.hostText else {
      if let cell {
        operations.append(.unmount(cell.id))
        engine.pool.put(cell.id, kind: cell.key.kind)
      }
      cell = nil
      return
    }
    let declared = DeclaredCell(box: PortableCellBox(outlines, text: text))
    // Hosts draw cells of higher layers on a background, which would hide the cells behind.
    let placement = Placement(frame: engine.viewport)
    guard let old = cell else {
      let key = ItemKey(section: "inspector", element: .decoration("outlines"), kind: declared.kind)
      var new = LiveCell(
        id: engine.pool.take(declared.kind), key: key, path: .nowhere, cell: declared,
        placement: placement, shown: ShownState([]))
      // So that hosts send it no events.
      new.isLeaving = true
      operations.append(.mount(new.id, key, placement))
      cell = new
      return
    }
    cell?.cell = declared
    if old.cell != declared { operations.append(.update(old.id, .content)) }
    guard old.placement != placement else { return }
    cell?.place(placement)
    operations.append(.move(old.id, placement))
  }
}
