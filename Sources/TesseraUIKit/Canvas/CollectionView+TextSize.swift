#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// The user's text size. Views adapt by themselves if their fonts do; measured sizes become invalid.

extension CollectionView {
  /// Remeasures everything if the user has changed the text size since the last layout pass. The visible
  /// content does not move.
  func updateTextSize() {
    let category = traitCollection.preferredContentSizeCategory
    // Another collection, in another window, may have another text size.
    SystemText.update(for: traitCollection)
    guard category != settings.textSize else { return }
    let isFirst = settings.textSize == nil
    settings.textSize = category
    // Nothing has been measured yet.
    if isFirst { return }
    stage.remeasureAll()
    // A drawing may consist of the same commands, but with other glyphs.
    for cell in engine.cells { (stage.view(for: cell.id) as? CanvasView)?.setNeedsDisplay() }
  }
}
#endif
