import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The state of the context menu.
struct MenuState {
  /// The `GtkPopoverMenu`. It outlives the menu, because GTK looks for the pointer in it for a while.
  var popover: Widget?
  var shown: ContextMenu?
  /// Whether GTK has closed the menu.
  var hasClosed = false
}

// The engine decides which menu is open, after a secondary click, a long press or a key; GTK shows it, and
// reports the chosen action and that it was closed.

extension CollectionView {
  func updateContextMenu() {
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
      // Destructive actions form a group of their own.
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

  /// Returns the rectangle at which a menu opens: the pointer, else the visible part of its item.
  private func place(of menu: ContextMenu) -> GdkRectangle {
    let viewport = engine.viewport
    var place = Rect(x: viewport.minX, y: viewport.minY, width: 1, height: 1)
    if let position = menu.position {
      place = place.offset(by: position)
    } else {
      // A group has no cell of its own; its menu was opened from its part that has the focus.
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

  /// GTK reports the chosen action after that, so the engine's menu is closed in the next frame.
  private func menuHasClosed() {
    menu.hasClosed = true
    setNeedsUpdate()
  }
}
