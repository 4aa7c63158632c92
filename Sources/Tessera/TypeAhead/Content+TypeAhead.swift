@_spi(Behaviors) import TesseraKernel

/// Says that the content asks for type-ahead.
final class TypeAheadTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.installed { TypeAheadBehavior() } }

  override func isEqual(to other: Trait) -> Bool { other is TypeAheadTrait }
}

extension Content {
  /// Lets people find items by typing: the focus goes to the next item that can have it and whose text begins with what
  /// was typed.
  ///
  /// The text of an item is what ``ForEach/typeAheadText(_:)`` says, else its accessibility label; of a group of cells
  /// without a label, that of its first part that can be focused. Case does not count, and the marks of Latin letters do
  /// not. Letters that follow each other within ``KeyboardOptions/typeAheadPause`` are one word; a letter again and again
  /// goes through the items that begin with it. Escape and a pause end the word.
  ///
  /// Letters that the cell with the focus makes something of stay its own. Others, and Space within a word, do not reach
  /// the program: ``Engine/press(_:modifiers:at:)`` answers true for them.
  ///
  /// In long content ``KeyboardOptions/typeAheadBudget`` items are looked at per frame, and the search goes on in the next
  /// ones.
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
  /// Says the text by which people find an item as they type, so that no cell is made for that; see
  /// ``Content/typeAhead(_:)``.
  public func typeAheadText(_ text: @escaping (Data.Element) -> String) -> ForEach {
    var copy = self
    copy.itemText = text
    return copy
  }
}
