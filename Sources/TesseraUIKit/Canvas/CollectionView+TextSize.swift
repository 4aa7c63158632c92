#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// The text size that people choose. Views follow it by themselves if their fonts do; what they measured holds no more.

extension CollectionView {
  /// Measures everything anew if people have chosen another text size since the last layout pass. What is read stays
  /// where it is.
  func followTextSize() {
    let category = traitCollection.preferredContentSizeCategory
    guard category != textSize else { return }
    let isFirst = textSize == nil
    textSize = category
    let usual = 100.0
    SystemText.shared.scale =
      UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traitCollection) / usual
    // Nothing was measured yet.
    if isFirst { return }
    stage.remeasureAll()
    // What was drawn may be the same commands, with other letters.
    for cell in engine.cells { (stage.view(for: cell.id) as? CanvasView)?.setNeedsDisplay() }
  }
}
#endif
