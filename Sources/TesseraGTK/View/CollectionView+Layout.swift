import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// While GTK allocates: rows are put where they belong.

extension CollectionView {
  /// Places what is in view, where the view has another size after laying out for that.
  func allocate(width: Double, height: Double) {
    // Where nothing can be seen there is no item to hold on to: the place from before is kept.
    guard width > 0, height > 0 else { return }
    resize(to: Size(width: width, height: height))
    placeCells()
  }

  /// Makes a cell's row a child of the widget.
  func adopt(_ view: WidgetView) {
    if gtk_widget_get_parent(view.cell) == nil { gtk_widget_insert_before(view.cell, widget, nil) }
  }

  /// Shows the band that a mouse draws around items.
  func showBand() {
    // Its borders are seen where it begins or ends, and nowhere else.
    let near = Rect(size: engine.viewport.size)
      .inset(by: Insets(top: -16, left: -16, bottom: -16, right: -16))
    if let band = engine.selectionBand?.intersection(near) {
      var rect = band.graphene
      tessera_collection_set_band(widget, &rect)
    } else {
      tessera_collection_set_band(widget, nil)
    }
  }

  /// Does to a row what the engine has done to its cell.
  func carryOut(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, _):
      guard let view = stage.view(for: id) else { return }
      take(view)
      showState(of: id, in: view)
    case .update(let id, _):
      if let view = stage.view(for: id) { showState(of: id, in: view) }
    case .unmount(let id):
      guard let view = stage.view(for: id) else { return }
      release(id, view)
    // Everything in view is placed in every frame, and a view that is let go of takes its row along.
    case .move, .present, .discard: return
    }
  }

  /// Shows in the theme's way what a cell has to show besides its content. Portable cells draw most of it themselves.
  private func showState(of id: CellID, in view: WidgetView) {
    guard let cell = engine[id] else { return }
    let state = cell.state
    // Whatever the item is, the focus goes only where the engine has brought it.
    gtk_widget_set_focusable(view.cell, state.contains(.focused) ? 1 : 0)
    view.isActivatable = engine.takesTap(cell)
    if view is CanvasView { return }
    view.set(GTK_STATE_FLAG_SELECTED, state.contains(.selected))
    view.set(GTK_STATE_FLAG_ACTIVE, state.contains(.highlighted))
  }

  /// Shows which rows take clicks where more or less can be selected than before.
  func followSelectionMode() {
    guard engine.selectionMode != styledMode else { return }
    styledMode = engine.selectionMode
    for cell in engine.cells {
      if let view = stage.view(for: cell.id) { showState(of: cell.id, in: view) }
    }
  }

  /// Places all cells, and brings them into their order from back to front.
  private func placeCells() {
    // A handler may wait for something in a loop of its own, in the midst of the work.
    hideReleasedRows()
    let scale = settings.scale
    let viewport = engine.viewport
    // Rounded once for all cells, so that they keep their distances and letters stay sharp.
    let origin = Point(
      x: (viewport.minX * scale).rounded() / scale, y: (viewport.minY * scale).rounded() / scale)
    let cells = engine.cells
    var placed: [(index: Int, view: WidgetView)] = []
    placed.reserveCapacity(cells.count)
    for index in cells.indices {
      if let view = stage.view(for: cells[index].id) { placed.append((index, view)) }
    }
    bringIntoOrder(placed.map(\.view.cell))
    for (index, view) in placed {
      view.place(cells[index].presentation, from: origin)
      view.setPlacement(cells[index].placement, from: origin)
      notePlaced(view, of: cells[index].id)
    }
  }

  /// Has rows stand in an order among the children of the widget.
  ///
  /// For each row that is moved GTK looks at the style of all rows again. So where fewer rows stand in front of one than belong
  /// there, they go to their places, in place of it and all behind it coming to the front.
  private func bringIntoOrder(_ rows: [Widget]) {
    var previous: Widget?
    for (index, row) in rows.enumerated() {
      while let other = firstShownChild(after: previous), other != row,
        let destination = rows[index...].firstIndex(of: other),
        other.isFollowed(by: row, within: destination - index)
      {
        gtk_widget_insert_after(other, widget, rows[destination - 1])
      }
      if firstShownChild(after: previous) != row { gtk_widget_insert_after(row, widget, previous) }
      previous = row
    }
  }

  private func firstShownChild(after previous: Widget?) -> Widget? {
    previous.map(\.nextShownSibling) ?? widget.firstShownChild
  }
}

extension Widget {
  /// The first child that takes part in the picture.
  fileprivate var firstShownChild: Widget? { Self.shown(gtk_widget_get_first_child(self)) }

  /// The next sibling that takes part in the picture.
  fileprivate var nextShownSibling: Widget? { Self.shown(gtk_widget_get_next_sibling(self)) }

  /// Whether a row is among so many that follow.
  fileprivate func isFollowed(by row: Widget, within count: Int) -> Bool {
    var next = nextShownSibling
    for _ in 0..<count where next != row { next = next?.nextShownSibling }
    return next == row
  }

  private static func shown(_ first: Widget?) -> Widget? {
    var candidate = first
    while let widget = candidate, tessera_is_cell(widget) == 0 || gtk_widget_get_child_visible(widget) == 0 {
      candidate = gtk_widget_get_next_sibling(widget)
    }
    return candidate
  }
}
