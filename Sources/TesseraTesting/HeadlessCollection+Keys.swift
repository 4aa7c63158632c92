import Tessera
import TesseraLayout

// Keys, as a keyboard sends them.

extension HeadlessCollection {
  /// Presses a key, and draws frames until nothing is left to do.
  ///
  /// - Returns: Whether the collection makes something of it; see ``Engine/press(_:modifiers:at:)``.
  @discardableResult
  public func press(key: Key, modifiers: KeyModifiers = []) -> Bool {
    let isTaken = engine.press(key, modifiers: modifiers, at: time)
    update()
    return isTaken
  }

  /// Types a text, one letter after another without a pause, and draws frames until its item is found, or none is.
  ///
  /// In a collection without a clock a word never ends by itself: `press(key: .escape)` ends it.
  ///
  /// - Returns: Whether the collection makes something of each letter.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = true
    for character in text where !press(key: .character(character)) { isTaken = false }
    while engine.isFindingTyped { drawNextFrame() }
    return isTaken
  }
}
