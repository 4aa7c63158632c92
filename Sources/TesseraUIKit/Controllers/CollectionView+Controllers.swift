#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Controllers hear when their views come into sight and leave it, after the views are in their places.

extension CollectionView {
  /// Tells the controllers among the cells what a transaction means to them.
  ///
  /// - Complexity: O(1) for each view that comes, while no cell is shown by a controller.
  func followControllers(_ transaction: Transaction) {
    for operation in transaction.operations {
      switch operation {
      case .mount(let id, _, _): controllers.mount(stage.view(for: id) as? ControllerView, as: id)
      case .unmount(let id): controllers.unmount(id)
      case .update, .move, .present, .discard: continue
      }
    }
    if !transaction.pageEvents.isEmpty { turnPages(transaction.pageEvents) }
    if !controllers.views.isEmpty { followSights() }
  }

  /// Tells pages in the order in which they come and go.
  private func turnPages(_ events: [PageEvent]) {
    let cells = controllers.views.isEmpty ? [] : engine.cells.filter { controllers.views[$0.id] != nil }
    for event in events {
      controllers.note(event)
      // What begins and ends at once is not seen on its way.
      let isAnimated = event.end.map { !events.contains($0) } ?? false
      for cell in cells where cell.key.belongs(to: event.page) {
        controllers.views[cell.id]?.look(event.phase, animated: isAnimated)
      }
    }
  }

  /// Tells those that are no pages whether they are in view, and pages that have got another view.
  private func followSights() {
    let sights = engine.cells.compactMap { cell in
      controllers.views[cell.id].map { (view: $0, phase: phase(of: cell)) }
    }
    for sight in sights where sight.phase != .here { sight.view.look(sight.phase, animated: false) }
    for sight in sights where sight.phase == .here { sight.view.look(.here, animated: false) }
  }

  /// What is seen of a cell.
  private func phase(of cell: LiveCell) -> AppearancePhase {
    if cell.isLeaving { return .disappearing }
    if engine.snapping != .none, case .item = cell.key.element, cell.placement.clip == nil {
      return controllers.phase(of: cell.key) ?? .gone
    }
    return cell.placement.visibleFrame.overlaps(engine.viewport) ? .here : .gone
  }

  /// Asks the view of a cell for its size again.
  func remeasure(_ view: UIView) {
    guard let cell = cell(around: view) else { return }
    stage.remeasure(cell.id)
    setNeedsLayout()
  }

  /// Has the controllers among the cells settle in the controller around the collection, or leave it.
  func settleControllers() {
    for view in controllers.views.values { view.settle() }
  }
}
#endif
