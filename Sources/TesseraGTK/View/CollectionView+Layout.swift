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
    case .update(let id, let reason):
      guard reason.contains(.state), let view = stage.view(for: id) else { return }
      showState(of: id, in: view)
    case .unmount(let id):
      guard let view = stage.view(for: id) else { return }
      release(id, view)
    // Everything in view is placed in every frame, and a view that is let go of takes its row along.
    case .move, .present, .discard: return
    }
  }

  /// Shows in the theme's way what a native cell has to show besides its content. Portable cells draw it themselves.
  private func showState(of id: CellID, in view: WidgetView) {
    guard let state = engine[id]?.state else { return }
    // Whatever the item is, the focus goes only where the engine has brought it.
    gtk_widget_set_focusable(view.cell, state.contains(.focused) ? 1 : 0)
    if view is CanvasView { return }
    view.set(GTK_STATE_FLAG_SELECTED, state.contains(.selected))
    view.set(GTK_STATE_FLAG_ACTIVE, state.contains(.highlighted))
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
    var previous: Widget?
    let cells = engine.cells
    for index in cells.indices {
      guard let view = stage.view(for: cells[index].id) else { continue }
      if previous?.nextShownSibling ?? widget.firstShownChild != view.cell {
        gtk_widget_insert_after(view.cell, widget, previous)
      }
      previous = view.cell
      view.place(cells[index].presentation, from: origin)
      view.setPlacement(cells[index].placement, from: origin)
      notePlaced(view, of: cells[index].id)
    }
  }
}

extension Widget {
  /// The first child that takes part in the picture.
  fileprivate var firstShownChild: Widget? { Self.shown(gtk_widget_get_first_child(self)) }

  /// The next sibling that takes part in the picture.
  fileprivate var nextShownSibling: Widget? { Self.shown(gtk_widget_get_next_sibling(self)) }

  private static func shown(_ first: Widget?) -> Widget? {
    var candidate = first
    while let widget = candidate, tessera_is_cell(widget) == 0 || gtk_widget_get_child_visible(widget) == 0 {
      candidate = gtk_widget_get_next_sibling(widget)
    }
    return candidate
  }
}
