#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// Views that show cells, and which of them are in view.

extension AdapterDelegate {
  /// Has a view show a cell; one that it showed before is told that its view has left it.
  func show(_ cell: IndexedCell<UIKitHost>, in view: UIView, state: CellState) {
    if shown[view]?.key != cell.key { leave(view) }
    put(cell, into: view, state: state)
  }

  /// Has a view show a cell.
  func put(_ cell: IndexedCell<UIKitHost>, into view: UIView, state: CellState) {
    let isNew = shown.note(cell, in: view, state)
    let deliver: (UIView, IndexedCellEvent) -> Void = { [weak self] view, event in
      _ = self?.shown[view]?.handle(event)
    }
    if let host = view as? any HostingView { return host.show(cell, state: state, deliver) }
    if isNew { cell.connect(view) { [weak view] in if let view { deliver(view, $0) } } }
    // A view of the app's own class; one of another class shows nothing of the cell.
    if !cell.fill(view, size: Size(view.bounds.size), state: state) { driver.noteMisfit(cell.kind) }
  }

  /// Tells a cell once that its view shows it no more.
  func leave(_ view: UIView) {
    guard let cell = shown.leave(view) else { return }
    if let host = view as? any HostingView { host.leave() } else { cell.leave(view) }
  }

  /// Notes that a view is about to be seen.
  func noteDisplay(of view: UIView) {
    let cell = shown[view]
    if let cell { driver.prefetches.noteShown(cell.key) }
    driver.visibility.noteDisplay(of: cell)
  }

  /// Notes that a cell is seen no more.
  func noteEnd(of cell: UIView) {
    driver.noteGone(cell)
    driver.visibility.noteChange()
  }

  /// Something that the view shows; nil: nothing that is declared.
  func element(of view: UIView, at path: ItemPath? = nil) -> VisibleElement? {
    shown[view].map { VisibleElement($0, at: path, frame: Rect(view.frame)) }
  }

  // MARK: Prefetching

  /// Notes that items are about to come into view.
  func prefetch(_ paths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.begin(paths.map { ItemPath($0) }) }
  }

  /// Notes that items do not come into view after all.
  func cancelPrefetching(_ paths: [IndexPath]) {
    if !content.isBetween { driver.prefetches.cancel(paths.map { ItemPath($0) }) }
  }

  // MARK: Actions

  #if !os(tvOS)
  /// The declared actions of an item as a menu; nil where there are none.
  func declaredMenu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(path)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }

  /// The declared swipe actions of an item; nil where there are none.
  func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration? {
    content[ItemPath(path)].flatMap { UISwipeActionsConfiguration(for: $0, at: side, in: driver) }
  }
  #endif
}

extension AdaptedView where Self: AdapterDelegate {
  /// The state in which an item is shown.
  func state(of cell: IndexedCell<UIKitHost>, at path: IndexPath) -> CellState {
    driver.state(of: cell, isSelected: selectedPaths.contains(path))
  }

  /// Has a cell show what is declared now: it may have been made long before it is seen.
  func catchUp(_ view: UIView, at path: IndexPath) {
    guard let cell = content[ItemPath(path)] else { return }
    let state = state(of: cell, at: path)
    let delay = shown.adopt(cell, state, in: view)
    if delay != .none { show(cell, in: view, state: state) }
    if delay == .content { driver.noteLate(cell) }
  }
}
#endif
