#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Keys of a hardware keyboard. UIKit sends them to the first responder, so a touched collection becomes first
// responder if no view of its window is.

extension CollectionView {
  /// Handles a key.
  ///
  /// - Returns: `true` if the engine or the app has handled it.
  func press(_ press: UIPress) -> Bool {
    if press.type == .select, press.key == nil, focusing.isInside, engine.activateFocus() {
      setNeedsLayout()
      return true
    }
    guard let pressed = press.key, let key = Key(pressed), key != .tab, key != .backTab else { return false }
    #if !os(tvOS)
    // Keys that a field does not use are those of the system, not of the rows.
    if editedField != nil { return false }
    #endif
    let modifiers = KeyModifiers(pressed.modifierFlags, of: key)
    let isTaken =
      onKey?(key, modifiers) ?? false || engine.pressMenuKey(key, modifiers: modifiers)
      || engine.press(key, modifiers: modifiers, at: clock.now)
    // UIKit opens menus only by a pointer or a finger.
    if engine.contextMenu != nil { engine.closeContextMenu() }
    if isTaken { setNeedsLayout() }
    return isTaken
  }
}
#endif
