#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// Which cells and headers a table view knows; see ``CollectionRegistrations``.
@MainActor
struct TableRegistrations {
  private var cells: Set<CellKind> = []
  private var headers: Set<CellKind> = []

  /// A view for a cell at a place, from the pool of the table or new.
  mutating func cell(
    for cell: IndexedCell<UIKitHost>, at path: IndexPath, in view: UITableView
  ) -> UITableViewCell {
    let identifier = cell.kind.name
    let type = cell.viewType as? UITableViewCell.Type
    if type != nil, case .prototype(let prototype) = cell.source {
      return view.dequeueReusableCell(withIdentifier: prototype, for: path)
    }
    if cells.insert(cell.kind).inserted {
      if type != nil, case .nib(let nib) = cell.source {
        view.register(nib, forCellReuseIdentifier: identifier)
      } else {
        view.register(type ?? HostingTableCell.self, forCellReuseIdentifier: identifier)
      }
    }
    return view.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// A view for a header or footer.
  mutating func header(
    for cell: IndexedCell<UIKitHost>, in view: UITableView
  ) -> UITableViewHeaderFooterView? {
    let identifier = cell.kind.name
    if headers.insert(cell.kind).inserted {
      let type = cell.viewType as? UITableViewHeaderFooterView.Type
      if type != nil, case .nib(let nib) = cell.source {
        view.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        view.register(type ?? HostingHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
      }
    }
    return view.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
#endif
