#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// The data source of a table.

extension TableAdapterDelegate: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // UIKit may request an item that no longer exists; an empty row is better than a crash.
    guard let cell = content[ItemPath(indexPath)] else { return UITableViewCell() }
    let view = registrations.cell(for: cell, at: indexPath, in: tableView)
    show(cell, in: view, state: state(of: cell, at: indexPath))
    return view
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles.map { $0.title }
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard indexTitles.indices.contains(index) else { return 0 }
    let id = indexTitles[index].section
    return (0..<content.sectionCount).first { content.id(of: $0) == id } ?? 0
  }
}
#endif
