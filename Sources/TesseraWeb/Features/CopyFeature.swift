extension WebFeature {
  /// Lets Control-C or Command-C copy the texts of the selected items, or of the focused one, unless text is selected.
  public static var copy: WebFeature { CopyFeature() }
}

/// The text that a page copies.
private final class CopyFeature: WebFeature {
  /// The maximum number of bytes of the text.
  private static var limit: Int { 16 << 20 }

  init() { super.init(script: "copy") }

  override func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool {
    let engine = collection.engine
    guard var texts = engine.selection.texts(size: engine.viewport.size, limit: Self.limit)
    else { return false }
    if texts.isEmpty, let key = engine.focusedKey, let cell = engine.cell(of: key),
      let drawing = collection.stage.view(for: cell.id)?.drawing
    {
      texts = [drawing.label]
    }
    guard !texts.isEmpty else { return false }
    Browser.answer(texts.joined(separator: "\n"))
    return true
  }
}
