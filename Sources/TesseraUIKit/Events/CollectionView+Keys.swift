#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Keys of a hardware keyboard. UIKit sends them to the first responder, so a touched collection becomes first
// responder if no view of its window is.

/// A key that is held down, and repeats: UIKit reports only when it goes down.
@MainActor
final class HeldKey {
  private var press: UIPress?
  private let clock = FrameClock()

  /// The times until a held key repeats, and between repetitions, in seconds.
  private static let (delay, interval) = (0.4, 0.1)

  /// Begins to repeat a key in place of another one.
  func hold(_ press: UIPress, _ repeatKey: @escaping () -> Void) {
    self.press = press
    clock.onFrame = { [weak self] in
      guard let self else { return }
      repeatKey()
      // The repetition may have released the key.
      if self.press != nil { wake(after: Self.interval) }
    }
    wake(after: Self.delay)
  }

  /// Stops repeating if the released keys include the held one; `nil` for all keys.
  func release(_ presses: Set<UIPress>? = nil) {
    guard let press, presses?.contains(press) ?? true else { return }
    self.press = nil
    clock.wake(at: nil)
  }

  private func wake(after seconds: Double) { clock.wake(at: clock.now + seconds) }
}

extension Key {
  fileprivate var repeats: Bool {
    switch self {
    case .up, .down, .left, .right, .pageUp, .pageDown: true
    default: false
    }
  }
}

extension CollectionView {
  /// Handles a key that goes down. Returns `true` if the engine or the app has handled it.
  func pressDown(_ press: UIPress) -> Bool {
    heldKey.release()
    guard self.press(press) else { return false }
    guard let pressed = press.key, Key(pressed)?.repeats ?? false else { return true }
    heldKey.hold(press) { [weak self] in
      if self?.isFirstResponder != true || self?.press(press) != true { self?.heldKey.release() }
    }
    return true
  }

  /// Handles a key. Returns `true` if the engine or the app has handled it.
  private func press(_ press: UIPress) -> Bool {
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
