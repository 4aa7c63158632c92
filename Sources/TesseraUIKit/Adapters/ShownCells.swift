#if canImport(UIKit)
import Tessera
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

  /// Notes what a view shows; whether it has shown nothing before, so that nobody knows where its events go.
  mutating func note(_ cell: IndexedCell<UIKitHost>, in view: UIView) -> Bool {
    let isNew = self[view] == nil
    entries[ObjectIdentifier(view)] = Entry(view: view, cell: cell)
    return isNew
  }
}
#endif
