// The engine decides which context menu is open, after a secondary click, a long press or a key; the page shows it.

extension WebCollection {
  /// Opens or closes the menu of the page, if that of the engine has changed.
  func publishMenu() {
    guard engine.contextMenu != shownMenu else { return }
    shownMenu = engine.contextMenu
    writer.write(part: "menu") {
      let place = shownMenu.map { self.place(of: $0) } ?? .zero
      writer.write(place.x)
      writer.write(place.y)
      writer.write(UInt32(shownMenu?.actions.count ?? 0))
      for action in shownMenu?.actions ?? [] {
        writer.write(UInt8((action.isEnabled ? 1 : 0) | (action.isDestructive ? 2 : 0)))
        writer.write(action.title)
      }
    }
  }

  /// Performs the action at a position of the menu; `nil` closes the menu.
  func choose(_ position: Int?) {
    guard let menu = shownMenu, engine.contextMenu == menu else { return }
    if let position, menu.actions.indices.contains(position) {
      engine.performContextAction(menu.actions[position].id)
    } else {
      engine.closeContextMenu()
    }
  }

  /// Returns the place of a menu in the viewport: the pointer, else the bottom of the item.
  private func place(of menu: ContextMenu) -> Point {
    let origin = engine.viewport.origin
    if let position = menu.position { return position }
    let frame = engine.cell(of: menu.key)?.placement.visibleFrame ?? Rect(origin: origin, size: .zero)
    return Point(x: frame.minX, y: frame.maxY) - origin
  }
}
