#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// What a table asks its data source.

extension TableAdapterDelegate: UITableViewDataSource {
  /// How many sections are declared.
  func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

  /// How many items a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(of: section)
  }

  /// The cell of an item, filled.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // UIKit asks for what it was told there is; a row that shows nothing is better than none.
    guard let cell = content[ItemPath(indexPath)] else { return UITableViewCell() }
    let view = registrations.cell(for: cell, at: indexPath, in: tableView)
    show(cell, in: view, state: state(of: cell, at: indexPath))
    return view
  }

  /// The titles of the index at the side.
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles.map { $0.title }
  }

  /// The section that a title of the index leads to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard indexTitles.indices.contains(index) else { return 0 }
    let id = indexTitles[index].section
    return (0..<content.sectionCount).first { content.id(of: $0) == id } ?? 0
  }
}
#endif
