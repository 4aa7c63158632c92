import CTesseraGTK
import Tessera

// Widgets that change their size by themselves: a label that is set, an image that has come, another font. GTK then asks the
// rows for their sizes anew, and places them; those that want another size than they have get it with the next frame.

extension CollectionView {
  /// Notes that a row is placed.
  func notePlaced(_ view: WidgetView, of id: CellID) {
    guard view.hasOtherNaturalSize else { return }
    frames.restless.append(id)
    setNeedsUpdate()
  }

  /// Asks the rows that want other sizes.
  func remeasureRestless() {
    let restless = frames.restless
    frames.restless = []
    for id in restless { stage.remeasure(id) }
  }
}

extension WidgetView {
  /// Whether the widget wants another size than it answered last, where somebody has asked it; looked at only if GTK had to
  /// ask it again.
  fileprivate var hasOtherNaturalSize: Bool {
    guard tessera_cell_take_asked(cell) != 0, let measured else { return false }
    let size = naturalSize(offered: measured.offered)
    tessera_cell_take_asked(cell)
    return size != measured.size
  }
}
