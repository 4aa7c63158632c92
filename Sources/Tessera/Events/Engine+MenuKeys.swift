// Menus that open by keys, for hosts that show menus.

extension Engine {
  /// Opens ``contextMenu`` if the key is the menu key, or F10 with Shift.
  ///
  /// It is not part of ``press(_:modifiers:at:)``, because not every host can show a menu.
  ///
  /// - Returns: `true` if the key opens a menu.
  @discardableResult
  public func pressMenuKey(_ key: Key, modifiers: KeyModifiers = []) -> Bool {
    switch key {
    case .menu where modifiers.isEmpty, .function(10) where modifiers == .shift: openContextMenuOfFocus()
    default: false
    }
  }

  /// Opens the menu of the focused item; if that has no actions, the menu of a group around it.
  ///
  /// - Returns: `true` if there is a menu to open.
  @discardableResult
  public func openContextMenuOfFocus() -> Bool {
    guard let target = focusedTarget,
      menuReceiver(among: responderChain(of: EventReceiver(target: target))) != nil
    else {
      return false
    }
    post(.menu(target))
    return true
  }
}
