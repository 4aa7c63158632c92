#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Keys of a hardware keyboard. They come to whoever is first responder, so a collection becomes that when it is touched
// and no view of its window is.

extension CollectionView {
  /// Whether a key is the engine's: then nobody else hears of it.
  func press(_ press: UIPress) -> Bool {
    if press.type == .select, press.key == nil, focusing.isInside, engine.activateFocus() {
      setNeedsLayout()
      return true
    }
    guard let pressed = press.key, let key = Key(pressed), key != .tab, key != .backTab else { return false }
    let modifiers = KeyModifiers(pressed.modifierFlags, of: key)
    let isTaken =
      onKey?(key, modifiers) ?? false || engine.pressMenuKey(key, modifiers: modifiers)
      || engine.press(key, modifiers: modifiers, at: clock.now)
    // UIKit shows menus only where it is asked with a pointer or a finger.
    if engine.contextMenu != nil { engine.closeContextMenu() }
    if isTaken { setNeedsLayout() }
    return isTaken
  }
}
#endif
