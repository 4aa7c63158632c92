// Menus without a pointer, for hosts that show menus.

extension Engine {
  /// Opens ``contextMenu`` by the keys for that: the menu key, and F10 with Shift.
  ///
  /// It is no part of ``press(_:modifiers:at:)``, as not every host has a menu to show.
  ///
  /// - Returns: Whether there is a menu to open.
  @discardableResult
  public func pressMenuKey(_ key: Key, modifiers: KeyModifiers = []) -> Bool {
    switch key {
    case .menu where modifiers.isEmpty, .function(10) where modifiers == .shift: openContextMenuOfFocus()
    default: false
    }
  }

  /// Opens the menu of the item with the focus; where that has no actions, that of a group around it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func openContextMenuOfFocus() -> Bool {
    guard let target = focusedTarget, menuReceiver(among: lineage(of: Receiver(target: target))) != nil else {
      return false
    }
    post(.menu(target))
    return true
  }
}
