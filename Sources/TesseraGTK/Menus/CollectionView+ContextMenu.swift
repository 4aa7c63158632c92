import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// What is known of menus.
struct MenuState {
  /// The `GtkPopoverMenu`. It stays when it is closed: GTK looks for the pointer in it for a while.
  var popover: Widget?
  /// What it offers; nil: it is closed.
  var shown: ContextMenu?
  /// Whether it has closed by itself.
  var hasClosed = false
}

// The engine says which menu is open, after the second button, a long press or a key; GTK shows it, and tells what was
// chosen and that it was closed.

extension CollectionView {
  /// Opens and closes the menu as the engine says.
  func keepContextMenu() {
    if menu.hasClosed, engine.contextMenu == menu.shown { engine.closeContextMenu() }
    menu.hasClosed = false
    guard engine.contextMenu != menu.shown else { return }
    menu.shown = engine.contextMenu
    if let shown = menu.shown {
      open(shown)
    } else if let popover = menu.popover {
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }
  }

  private func open(_ shown: ContextMenu) {
    guard let popover = menu.popover ?? makePopover() else { return }
    menu.popover = popover
    tessera_menu_clear(popover)
    var previous = shown.actions.first
    for action in shown.actions {
      // What destroys stands by itself.
      let beginsGroup = action.isDestructive != previous?.isDestructive
      tessera_menu_append(
        popover, action.title, action.isEnabled ? 1 : 0, action.isDestructive ? 1 : 0, beginsGroup ? 1 : 0)
      previous = action
    }
    var place = place(of: shown)
    tessera_menu_open(popover, &place)
  }

  private func makePopover() -> Widget? {
    var callbacks = TesseraMenuCallbacks(
      chosen: { context, number in CollectionView.with(context) { $0.choose(Int(number)) } },
      closed: { context in CollectionView.with(context) { $0.menuHasClosed() } })
    return tessera_menu_new(widget, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Where a menu opens: at the pointer, else at what it belongs to, as far as that is in view.
  private func place(of menu: ContextMenu) -> GdkRectangle {
    let viewport = engine.viewport
    var place = Rect(x: viewport.minX, y: viewport.minY, width: 1, height: 1)
    if let position = menu.position {
      place = place.offset(by: position)
    } else {
      // A group has no cell of its own; then its menu was opened from the part that has the focus.
      let cells = [menu.key, engine.focusedKey].compactMap { $0.flatMap(engine.cell(of:)) }
      place = cells.first?.placement.visibleFrame.intersection(viewport) ?? place
    }
    return GdkRectangle(
      x: Int32(place.minX - viewport.minX), y: Int32(place.minY - viewport.minY),
      width: Int32(place.width.rounded(.up)), height: Int32(place.height.rounded(.up)))
  }

  private func choose(_ number: Int) {
    guard let shown = menu.shown, shown.actions.indices.contains(number), engine.contextMenu == shown else {
      return
    }
    engine.performContextAction(shown.actions[number].id)
    setNeedsUpdate()
  }

  /// What was chosen is told after that: the engine's menu is closed with the next frame.
  private func menuHasClosed() {
    menu.hasClosed = true
    setNeedsUpdate()
  }
}
