import CTesseraGTK
import Tessera

// Widgets that change their size by themselves: a label that is set, an image that arrives, another font. GTK
// then measures the rows again, and places them; those with another natural size get it in the next frame.

extension CollectionView {
  /// Checks a placed row for another natural size.
  func checkNaturalSize(_ view: WidgetView, of id: CellID) {
    guard view.hasOtherNaturalSize else { return }
    frames.cellsToRemeasure.append(id)
    setNeedsUpdate()
  }

  func remeasurePendingCells() {
    let cellsToRemeasure = frames.cellsToRemeasure
    frames.cellsToRemeasure = []
    for id in cellsToRemeasure { stage.remeasure(id) }
  }
}

extension WidgetView {
  /// Whether the natural size differs from the measured one; checked only if GTK has measured again.
  fileprivate var hasOtherNaturalSize: Bool {
    guard tessera_cell_take_asked(cell) != 0, let measured else { return false }
    let size = naturalSize(offered: measured.offered)
    tessera_cell_take_asked(cell)
    return size != measured.size
  }
}
