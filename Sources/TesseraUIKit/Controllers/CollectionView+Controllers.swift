#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Controllers are notified when their views appear and disappear, after the views are placed.

extension CollectionView {
  /// Notifies the controllers of cells of a transaction. O(1) for each mounted view, while no controller
  /// shows a cell.
  func notifyControllers(_ transaction: Transaction) {
    for operation in transaction.operations {
      switch operation {
      case .mount(let id, _, _): controllers.mount(stage.view(for: id) as? ControllerView, as: id)
      case .unmount(let id): controllers.unmount(id)
      case .update, .move, .present, .discard: continue
      }
    }
    if !transaction.pageEvents.isEmpty { turnPages(transaction.pageEvents) }
    if !controllers.views.isEmpty { updateControllerAppearances() }
  }

  /// Notifies pages in the order in which they appear and disappear.
  private func turnPages(_ events: [PageEvent]) {
    let cells = controllers.views.isEmpty ? [] : engine.cells.filter { controllers.views[$0.id] != nil }
    for event in events {
      controllers.record(event)
      // A transition that begins and ends at once is not animated.
      let isAnimated = event.end.map { !events.contains($0) } ?? false
      for cell in cells where cell.key.belongs(to: event.page) {
        controllers.views[cell.id]?.setAppearancePhase(event.phase, animated: isAnimated)
      }
    }
  }

  /// Updates the cells that are not pages by their visibility, and pages that have another view.
  private func updateControllerAppearances() {
    let appearances = engine.cells.compactMap { cell in
      controllers.views[cell.id].map { (view: $0, phase: phase(of: cell)) }
    }
    for appearance in appearances where appearance.phase != .here {
      appearance.view.setAppearancePhase(appearance.phase, animated: false)
    }
    for appearance in appearances where appearance.phase == .here {
      appearance.view.setAppearancePhase(.here, animated: false)
    }
  }

  private func phase(of cell: LiveCell) -> AppearancePhase {
    if cell.isLeaving { return .disappearing }
    if engine.snapping != .none, case .item = cell.key.element, cell.placement.clip == nil {
      return controllers.phase(of: cell.key) ?? .gone
    }
    return cell.placement.visibleFrame.overlaps(engine.viewport) ? .here : .gone
  }

  /// Remeasures the view of a cell.
  func remeasure(_ view: UIView) {
    guard let cell = cell(around: view) else { return }
    stage.remeasure(cell.id)
    setNeedsLayout()
  }

  /// Moves the controllers of cells into the controller of the collection, or out of it.
  func settleControllers() {
    for view in controllers.views.values { view.settle() }
  }
}
#endif
