import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Allocation: placing the rows.

extension CollectionView {
  /// Places the visible cells, after a layout if the size has changed.
  func allocate(width: Double, height: Double) {
    // An empty view shows no item that could be the anchor, so the previous size is kept.
    guard width > 0, height > 0 else { return }
    resize(to: Size(width: width, height: height))
    placeCells()
  }

  /// Makes a cell's row a child of the widget.
  func adopt(_ view: WidgetView) {
    if gtk_widget_get_parent(view.cell) == nil { gtk_widget_insert_before(view.cell, widget, nil) }
  }

  /// Shows the marquee that the user draws with the mouse.
  func showRubberband() {
    // The area is slightly larger than the viewport, so that an edge outside the viewport shows no border.
    let near = Rect(size: engine.viewport.size)
      .inset(by: Insets(top: -16, left: -16, bottom: -16, right: -16))
    if let marquee = engine.selectionMarquee?.intersection(near) {
      var rect = marquee.graphene
      tessera_collection_set_band(widget, &rect)
    } else {
      tessera_collection_set_band(widget, nil)
    }
  }

  func perform(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, _):
      guard let view = stage.view(for: id) else { return }
      take(view)
      (view as? CanvasView)?.mount(id, in: self)
      showState(of: id, in: view)
    case .update(let id, _):
      if let view = stage.view(for: id) { showState(of: id, in: view) }
    case .unmount(let id):
      guard let view = stage.view(for: id) else { return }
      release(id, view)
    // Every visible cell is placed in every frame, and a released view releases its row.
    case .move, .present, .discard: return
    }
  }

  /// Applies a cell's state to the row's style. Portable cells draw most of it themselves.
  private func showState(of id: CellID, in view: WidgetView) {
    guard let cell = engine[id] else { return }
    let state = cell.state
    // Only the row of the engine's focused item can take the focus.
    gtk_widget_set_focusable(view.cell, state.contains(.focused) ? 1 : 0)
    view.isActivatable = engine.handlesTap(cell)
    if let canvas = view as? CanvasView {
      // On a selected row the theme draws widgets in other colors.
      canvas.set(GTK_STATE_FLAG_SELECTED, state.contains(.selected) && !canvas.controls.isEmpty)
      return
    }
    view.set(GTK_STATE_FLAG_SELECTED, state.contains(.selected))
    view.set(GTK_STATE_FLAG_ACTIVE, state.contains(.highlighted))
  }

  /// Updates which rows are styled as clickable after a change of the selection mode.
  func updateRowStyles() {
    guard engine.selectionMode != styledMode else { return }
    styledMode = engine.selectionMode
    for cell in engine.cells {
      if let view = stage.view(for: cell.id) { showState(of: cell.id, in: view) }
    }
  }

  /// Places all cells, and arranges them from back to front.
  private func placeCells() {
    // A handler may run a main loop of its own in the middle of the work.
    hideReleasedRows()
    let scale = settings.scale
    let viewport = engine.viewport
    // Rounded once for all cells, so that they keep their distances and text stays sharp.
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
      checkNaturalSize(view, of: cells[index].id)
    }
  }

  /// Arranges rows among the children of the widget.
  ///
  /// For each moved row GTK checks the style of all rows again. So if few misplaced rows precede one, they
  /// move back to their places, instead of it and all later rows moving forward.
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
  fileprivate var firstShownChild: Widget? { Self.shown(gtk_widget_get_first_child(self)) }

  fileprivate var nextShownSibling: Widget? { Self.shown(gtk_widget_get_next_sibling(self)) }

  /// Returns whether a row is among the given number of next siblings.
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
