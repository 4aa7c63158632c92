import Tessera
import TesseraLayout

// Keyboard input.

extension HeadlessCollection {
  /// Presses a key, and draws frames until nothing is left to do.
  ///
  /// - Returns: `true` if the collection handles the key; see ``Engine/press(_:modifiers:at:)``.
  @discardableResult
  public func press(key: Key, modifiers: KeyModifiers = []) -> Bool {
    let isTaken = engine.press(key, modifiers: modifiers, at: time)
    update()
    return isTaken
  }

  /// Types a text, character by character without a pause, and draws frames until the type-ahead search ends.
  ///
  /// In a collection without a clock a search term never times out: `press(key: .escape)` ends it.
  ///
  /// - Returns: `true` if the collection handles each character.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = true
    for character in text where !press(key: .character(character)) { isTaken = false }
    while engine.isTypeAheadSearching { drawNextFrame() }
    return isTaken
  }
}
