#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// The cells shown in the views that an adapter has dequeued, by view. A new view may have the address of a
/// view that UIKit released; entries of the old view do not count for it.
@MainActor
struct ShownCells {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released views are removed.
  private var capacity = 64

  private struct Entry {
    weak var view: UIView?
    var cell: IndexPathCell<UIKitHost>
    var state: CellState
    /// Whether the cell was notified that its view no longer shows it.
    var hasLeft = false
  }

  /// The difference between a view that was created early and the current declaration, when it is displayed.
  enum Delay {
    case none
    /// The state of the item differs.
    case state
    /// The content differs.
    case content
  }

  /// The cell of a view as currently declared; `nil` if it shows none.
  subscript(view: UIView) -> IndexPathCell<UIKitHost>? {
    entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.cell : nil }
  }

  /// Sets the current declaration of a view's cell, which handles the events of the view. Returns `true` if
  /// the view shows something else.
  mutating func adopt(_ cell: IndexPathCell<UIKitHost>, in view: UIView) -> Bool {
    guard let old = self[view] else { return true }
    entries[ObjectIdentifier(view)]?.cell = cell
    return !cell.hasSameContent(as: old)
  }

  /// Sets the current declaration of a view's cell, and returns its difference from the view.
  mutating func adopt(_ cell: IndexPathCell<UIKitHost>, _ state: CellState, in view: UIView) -> Delay {
    guard let old = entries[ObjectIdentifier(view)], old.view === view, old.cell.kind == cell.kind else {
      return .none
    }
    if adopt(cell, in: view) { return .content }
    return old.state == state && !old.hasLeft ? .none : .state
  }

  /// Sets the current declarations of all views, whether visible, prepared early or kept for later. Returns
  /// the positions of those that show something else.
  mutating func adopt(_ content: IndexPathContent<UIKitHost>) -> [ItemPath] {
    let living = entries.values.filter { $0.view != nil && !$0.hasLeft }
    return content.paths(of: living.map { $0.cell.key }).filter { path in
      guard let cell = content[path] else { return false }
      let views = living.filter { $0.cell.key == cell.key }.compactMap { $0.view }
      return views.map { adopt(cell, in: $0) }.contains(true)
    }
  }

  /// Records that a view no longer shows its cell. Returns the cell; `nil` if there is none, or that was
  /// recorded before.
  mutating func leave(_ view: UIView) -> IndexPathCell<UIKitHost>? {
    let id = ObjectIdentifier(view)
    guard let entry = entries[id], entry.view === view, !entry.hasLeft else { return nil }
    entries[id]?.hasLeft = true
    return entry.cell
  }

  /// Records the cell of a view. Returns `true` if the view had no cell before, and so its events are not
  /// connected.
  mutating func record(_ cell: IndexPathCell<UIKitHost>, in view: UIView, _ state: CellState) -> Bool {
    let isNew = self[view] == nil
    if entries.count >= capacity {
      entries = entries.filter { $0.value.view != nil }
      capacity = max(capacity, 2 * entries.count)
    }
    entries[ObjectIdentifier(view)] = Entry(view: view, cell: cell, state: state)
    return isNew
  }
}
#endif
