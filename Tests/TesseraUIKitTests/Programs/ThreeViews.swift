#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// The same content in a collection of Tessera's own, a collection view and a table, side by side in one window.
@MainActor
final class ThreeViews {
  let own = CollectionView()
  let collection: UICollectionView
  let table = UITableView(frame: .zero, style: .plain)
  let collectionAdapter: CollectionViewAdapter
  let tableAdapter: TableViewAdapter
  let screen: TestWindow

  /// - Parameter isDeclared: Whether the collection view has the layouts that the content declares, not Apple's.
  init(isDeclared: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: isDeclared ? CollectionLayout() : layout)
    collectionAdapter = CollectionViewAdapter(collection)
    tableAdapter = TableViewAdapter(table)
    // High enough for everything to be in view.
    screen = TestWindow(own, height: 2000)
    for view in [collection, table] {
      view.frame = screen.window.bounds
      screen.window.addSubview(view)
    }
    screen.settle()
  }

  /// Shows sections everywhere, and waits until nothing moves.
  func show(_ sections: NamedSections) {
    own.show(sections.content)
    collectionAdapter.show(sections.content)
    tableAdapter.show(sections.content)
    screen.wait(2)
  }

  /// What is wrong with what is shown; nil: nothing.
  func complaint(about sections: NamedSections) -> String? {
    let expected = sections.texts
    if own.texts != expected.flatMap({ $0 }) { return "own view: \(own.texts) instead of \(expected)" }
    if collectionTexts != expected { return "collection view: \(collectionTexts) instead of \(expected)" }
    if tableTexts != expected { return "table: \(tableTexts) instead of \(expected)" }
    return nil
  }

  private var collectionTexts: [[String]] {
    (0..<collection.numberOfSections).map { section in
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      return [header?.nameView?.text ?? "nothing"]
        + (0..<collection.numberOfItems(inSection: section)).map {
          collection.cellForItem(at: IndexPath(item: $0, section: section))?.nameView?.text ?? "nothing"
        }
    }
  }

  private var tableTexts: [[String]] {
    (0..<table.numberOfSections).map { section in
      [table.headerView(forSection: section)?.nameView?.text ?? "nothing"]
        + (0..<table.numberOfRows(inSection: section)).map {
          table.cellForRow(at: IndexPath(row: $0, section: section))?.nameView?.text ?? "nothing"
        }
    }
  }
}

extension UIView {
  /// The view of a name in a cell.
  var nameView: NameView? {
    self as? NameView ?? subviews.lazy.compactMap { $0.nameView }.first
  }
}
#endif
