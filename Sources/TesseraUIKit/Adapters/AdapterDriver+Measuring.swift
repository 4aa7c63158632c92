#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

// Items whose cells are to be measured again.

extension AdapterDriver {
  /// Records that a cell created early shows the current declaration only now; it is remeasured when UIKit is
  /// done showing it.
  func recordPendingMeasurement(_ cell: IndexPathCell<UIKitHost>) {
    if cell.sizing.isEstimated { remeasure(cell.key) }
  }

  /// Measures an item again in the next frame, if it is visible then.
  func remeasure(_ key: ItemKey) {
    cellsToMeasure.insert(key)
    wakeNextFrame()
  }

  /// Measures the items that are visible, unless the view is changing.
  func measurePendingCells() {
    guard let adapter, updates.isIdle, !cellsToMeasure.isEmpty else { return }
    if adapter.isReordering { return wakeNextFrame() }
    let paths = adapter.visibleElements.compactMap {
      cellsToMeasure.contains($0.cell.key) ? $0.path.map { IndexPath($0) } : nil
    }
    cellsToMeasure = []
    if !paths.isEmpty { adapter.reconfigure(paths) }
  }
}
#endif
