#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// What a table asks its data source.

extension TableViewAdapter: UITableViewDataSource {
  /// How many sections are declared.
  public func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

  /// How many items a section has.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(of: section)
  }

  /// The cell of an item, filled.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // UIKit asks for what it was told there is; a row that shows nothing is better than none.
    guard let cell = content[ItemPath(indexPath)] else { return UITableViewCell() }
    let view = registrations.cell(for: cell, at: indexPath, in: tableView)
    show(cell, in: view, state: state(of: cell, at: indexPath))
    return view
  }

  /// The titles of the index at the side.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles.map { $0.title }
  }

  /// The section that a title of the index leads to.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard indexTitles.indices.contains(index) else { return 0 }
    let id = indexTitles[index].section
    return (0..<content.sectionCount).first { content.id(of: $0) == id } ?? 0
  }

  // MARK: Filling

  func state(of cell: IndexedCell<UIKitHost>, at path: IndexPath) -> CellState {
    driver.state(of: cell, isSelected: view.indexPathsForSelectedRows?.contains(path) ?? false)
  }

  func show(_ cell: IndexedCell<UIKitHost>, in view: UITableViewCell, state: CellState) {
    if registrations.shown[view]?.key != cell.key { leave(view) }
    let isNew = registrations.shown.note(cell, in: view, state)
    if let host = view as? HostingTableCell { return host.show(cell, state: state, deliver) }
    connect(view, cell, isNew: isNew)
    fill(view, cell, state)
  }

  func show(_ cell: IndexedCell<UIKitHost>, in view: UITableViewHeaderFooterView) {
    let isNew = registrations.shown.note(cell, in: view, [])
    if let host = view as? HostingHeaderFooterView { return host.show(cell, deliver) }
    connect(view, cell, isNew: isNew)
    fill(view, cell, [])
  }

  /// Tells a cell once that its view shows it no more.
  func leave(_ view: UIView) {
    guard let cell = registrations.shown.leave(view) else { return }
    if let host = view as? HostingTableCell { host.leave() } else { cell.leave(view) }
  }

  /// Gives a view of the app's own class the way for its events, once.
  private func connect(_ view: UIView, _ cell: IndexedCell<UIKitHost>, isNew: Bool) {
    guard isNew else { return }
    let deliver = deliver
    cell.connect(view) { [weak view] in if let view { deliver(view, $0) } }
  }

  private var deliver: (UIView, IndexedCellEvent) -> Void {
    { [weak self] view, event in _ = self?.registrations.shown[view]?.handle(event) }
  }
}
#endif
