#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// Views that show cells.

extension AdapterDelegate {
  /// Shows a cell in a view; notifies the previous cell that the view no longer shows it.
  func show(_ cell: IndexPathCell<UIKitHost>, in view: UIView, state: CellState) {
    if shown[view]?.key != cell.key { leave(view) }
    put(cell, into: view, state: state)
  }

  /// Fills a view with a cell.
  func put(_ cell: IndexPathCell<UIKitHost>, into view: UIView, state: CellState) {
    let isNew = shown.record(cell, in: view, state)
    let deliver: (UIView, IndexPathCellEvent) -> Void = { [weak self] view, event in
      _ = self?.shown[view]?.handle(event)
    }
    let trace = CellTrace(tracer: driver.tracer, number: driver.version)
    if let host = view as? any HostingView { return host.show(cell, state: state, trace, deliver) }
    if isNew { cell.connect(view) { [weak view] in if let view { deliver(view, $0) } } }
    // A view of the app's own class; a view of another class shows nothing of the cell.
    let isFilled = trace.tracer.around(.updateView, trace.number) {
      cell.fill(view, size: Size(view.bounds.size), state: state)
    }
    if !isFilled { driver.recordKindMismatch(cell.kind) }
  }

  /// Notifies a cell once that its view no longer shows it.
  func leave(_ view: UIView) {
    guard let cell = shown.leave(view) else { return }
    if let host = view as? any HostingView { host.leave() } else { cell.leave(view) }
  }

  /// Records that a view is about to be displayed.
  func recordDisplay(of view: UIView) {
    let cell = shown[view]
    if let cell { driver.prefetches.recordDisplay(cell.key) }
    driver.visibility.recordDisplay(of: cell)
  }

  /// Records that a cell is no longer displayed.
  func recordEndOfDisplay(of cell: UIView) {
    driver.recordRemoval(cell)
    driver.visibility.setNeedsUpdate()
  }

  /// Returns the element of a view; `nil` if it shows no declared cell.
  func element(of view: UIView, at path: ItemPath? = nil) -> VisibleElement? {
    shown[view].map { VisibleElement($0, at: path, frame: frame(of: view)) }
  }

  /// Returns the frame of a cell or supplementary view in content coordinates. Cells of sections that scroll
  /// across the axis of the layout are in another scroll view.
  private func frame(of view: UIView) -> Rect {
    guard let container = driver.adapter?.adapted, let parent = view.superview, parent !== container else {
      return Rect(view.frame)
    }
    return Rect(container.convert(view.bounds, from: view))
  }

  // MARK: Prefetching

  func prefetch(_ paths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.begin(paths.map { ItemPath($0) }) }
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.cancel(paths.map { ItemPath($0) }) }
  }

  // MARK: Actions

  #if !os(tvOS)
  /// Returns the menu of an item's declared actions; `nil` if there are none.
  func declaredMenu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(path)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }

  /// Returns the declared swipe actions of an item; `nil` if there are none.
  func swipeActions(of path: IndexPath, at side: SwipeEdge) -> UISwipeActionsConfiguration? {
    content[ItemPath(path)].flatMap { UISwipeActionsConfiguration(for: $0, at: side, in: driver) }
  }
  #endif
}

extension AdaptedView where Self: AdapterDelegate {
  /// Returns the current state of an item's cell.
  func state(of cell: IndexPathCell<UIKitHost>, at path: IndexPath) -> CellState {
    driver.state(of: cell, isSelected: selectedPaths.contains(path))
  }

  /// Updates a cell to the current declaration, because it may have been created long before it is displayed.
  func catchUp(_ view: UIView, at path: IndexPath) {
    guard let cell = content[ItemPath(path)] else { return }
    let state = state(of: cell, at: path)
    let delay = shown.adopt(cell, state, in: view)
    if delay != .none { show(cell, in: view, state: state) }
    if delay == .content { driver.recordPendingMeasurement(cell) }
  }
}
#endif
