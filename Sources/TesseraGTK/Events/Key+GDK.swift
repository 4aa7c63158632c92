import CGTK
import Tessera

extension Key {
  /// Creates the key of a GDK key value with the modifiers that are held down; `nil` for keys without a meaning of their
  /// own, such as Shift.
  init?(keyval: guint, _ state: GdkModifierType) {
    if let key = Self.named[Int32(bitPattern: keyval)] {
      self = key
      return
    }
    if (Int32(bitPattern: keyval) - GDK_KEY_F1) >= 0, Int32(bitPattern: keyval) <= GDK_KEY_F35 {
      self = .function(Int(Int32(bitPattern: keyval) - GDK_KEY_F1) + 1)
      return
    }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value >= 0x20,
      scalar.value != 0x7F
    else { return nil }
    self = Key.character(Character(scalar)).ignoringCapsLock(with: KeyModifiers(state))
  }

  private static let named: [Int32: Key] = [
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter,
    GDK_KEY_ISO_Enter: .enter, GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .backTab,
    GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete,
    GDK_KEY_KP_Delete: .delete, GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert, GDK_KEY_Menu: .menu,
  ]
}

extension KeyModifiers {
  init(_ state: GdkModifierType) {
    self = []
    let pairs: [(GdkModifierType, KeyModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_ALT_MASK, .option), (GDK_CONTROL_MASK, .control),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }

  /// Creates the modifiers of a key, without Shift if the character implies it.
  init(_ state: GdkModifierType, of key: Key) {
    self.init(state)
    // With Control, a letter is a command, and Shift makes it a different one.
    if case .character = key, !contains(.control), !contains(.command) { remove(.shift) }
  }
}
