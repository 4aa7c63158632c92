#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// The cells and headers that are registered with a table view; see ``CollectionRegistrations``.
@MainActor
struct TableRegistrations {
  private var cells: Set<CellKind> = []
  private var headers: Set<CellKind> = []

  mutating func cell(
    for cell: IndexPathCell<UIKitHost>, at path: IndexPath, in view: UITableView
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

  mutating func header(
    for cell: IndexPathCell<UIKitHost>, in view: UITableView
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
