@_spi(Behaviors) import TesseraKernel

final class TypeAheadTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.installed { TypeAheadBehavior() } }

  override func isEqual(to other: Trait) -> Bool { other is TypeAheadTrait }
}

extension Content {
  /// Lets the user find items by typing: the focus moves to the next focusable item whose text begins with
  /// the typed letters.
  ///
  /// The text of an item is the one that ``ForEach/typeAheadText(_:)`` returns, else its accessibility label;
  /// for a group of cells without a label, the text of its first focusable part. Case does not count, nor do
  /// the diacritics of Latin letters. Letters that follow each other within
  /// ``KeyboardOptions/typeAheadPause`` form one word. The same letter typed repeatedly goes through the
  /// items that begin with it. Escape or a pause ends the word.
  ///
  /// Letters that the focused cell handles do not start a search. Other letters, and Space within a word, do
  /// not reach the app: ``Engine/press(_:modifiers:at:)`` returns `true` for them.
  ///
  /// In long content the engine compares ``KeyboardOptions/typeAheadBudget`` items per frame, and continues
  /// the search in the next frames.
  public func typeAhead(_ isWanted: Bool = true) -> Content {
    var copy = declared
    if isWanted {
      copy.traits.set(TypeAheadTrait())
    } else {
      copy.traits.remove(TypeAheadTrait.self)
    }
    return Content(copy)
  }
}

extension ForEach {
  /// Sets the text by which the user finds an item by typing, so that the search needs no cells; see
  /// ``Content/typeAhead(_:)``.
  public func typeAheadText(_ text: @escaping (Data.Element) -> String) -> ForEach {
    var copy = self
    copy.itemText = text
    return copy
  }
}
