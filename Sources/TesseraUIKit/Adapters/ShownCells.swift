#if canImport(UIKit)
import Tessera
import UIKit

/// What is shown in the views that an adapter has handed out, by view.
@MainActor
struct ShownCells {
  private var cells: [ObjectIdentifier: IndexedCell<UIKitHost>] = [:]
  /// The views that know where their events go.
  private var connected: Set<ObjectIdentifier> = []

  /// What a view shows, as it is declared now; nil: nothing that is declared.
  subscript(view: UIView) -> IndexedCell<UIKitHost>? { cells[ObjectIdentifier(view)] }

  /// Takes over how a cell is declared now, so that what the view tells goes to its handlers; whether it shows something
  /// else than the view.
  mutating func adopt(_ cell: IndexedCell<UIKitHost>, in view: UIView) -> Bool {
    let old = cells.updateValue(cell, forKey: ObjectIdentifier(view))
    return !(old.map(cell.hasSameContent) ?? false)
  }

  /// Notes what a view shows; whether its way for events is new.
  mutating func note(_ cell: IndexedCell<UIKitHost>, in view: UIView) -> Bool {
    cells[ObjectIdentifier(view)] = cell
    return connected.insert(ObjectIdentifier(view)).inserted
  }
}
#endif
