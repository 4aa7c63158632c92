#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// What is shown in the views that an adapter has handed out, by view.
///
/// A view that UIKit has let go of may have left its address to another one: that one has shown nothing yet.
@MainActor
struct ShownCells {
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A view, and what it shows.
  private struct Entry {
    weak var view: UIView?
    var cell: IndexedCell<UIKitHost>
    var state: CellState
    /// Whether the cell was told that its view has left it.
    var hasLeft = false
  }

  /// How a view that was made early differs from what is declared when it comes into sight.
  enum Delay {
    /// It does not.
    case none
    /// It shows the item in another state.
    case state
    /// It shows something else.
    case content
  }

  /// What a view shows, as it is declared now; nil: nothing that is declared.
  subscript(view: UIView) -> IndexedCell<UIKitHost>? {
    entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.cell : nil }
  }

  /// Takes over how a cell is declared now, so that what the view tells goes to its handlers; whether it shows something
  /// else than the view.
  mutating func adopt(_ cell: IndexedCell<UIKitHost>, in view: UIView) -> Bool {
    guard let old = self[view] else { return true }
    entries[ObjectIdentifier(view)]?.cell = cell
    return !cell.hasSameContent(as: old)
  }

  /// Takes over how a cell is declared now, and says what of it the view does not show yet.
  mutating func adopt(_ cell: IndexedCell<UIKitHost>, _ state: CellState, in view: UIView) -> Delay {
    guard let old = entries[ObjectIdentifier(view)], old.view === view, old.cell.kind == cell.kind else {
      return .none
    }
    if adopt(cell, in: view) { return .content }
    return old.state == state && !old.hasLeft ? .none : .state
  }

  /// Notes that a view leaves its cell: whose it was; nil: nobody's, or that was said before.
  mutating func leave(_ view: UIView) -> IndexedCell<UIKitHost>? {
    let id = ObjectIdentifier(view)
    guard let entry = entries[id], entry.view === view, !entry.hasLeft else { return nil }
    entries[id]?.hasLeft = true
    return entry.cell
  }

  /// Notes what a view shows; whether it has shown nothing before, so that nobody knows where its events go.
  mutating func note(_ cell: IndexedCell<UIKitHost>, in view: UIView, _ state: CellState) -> Bool {
    let isNew = self[view] == nil
    entries[ObjectIdentifier(view)] = Entry(view: view, cell: cell, state: state)
    return isNew
  }
}
#endif
