#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// The same content in a `CollectionView`, a `UICollectionView` and a `UITableView`, in one window.
@MainActor
final class ThreeViews {
  let own = CollectionView()
  let collection: UICollectionView
  let table = UITableView(frame: .zero, style: .plain)
  let collectionAdapter: CollectionViewAdapter
  let tableAdapter: TableViewAdapter
  let screen: TestWindow

  /// Whether cells declare only estimated heights.
  private let isEstimated: Bool

  /// - Parameters:
  ///   - layouts: The layout of the collection view.
  ///   - isEstimated: Whether cells declare only estimated heights, so that the views have to measure them.
  init(_ layouts: CollectionLayouts = .flow, isEstimated: Bool = false) {
    self.isEstimated = isEstimated
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: layouts.make(isEstimated: isEstimated))
    collectionAdapter = CollectionViewAdapter(collection)
    tableAdapter = TableViewAdapter(table)
    // High enough for all content to be visible.
    screen = TestWindow(own, height: 2000)
    for view in [collection, table] {
      view.frame = screen.window.bounds
      screen.window.addSubview(view)
    }
    screen.settle()
  }

  func show(_ sections: NamedSections) {
    let content = sections.content(isEstimated: isEstimated)
    own.show(content)
    collectionAdapter.show(content)
    tableAdapter.show(content)
    screen.wait(2)
  }

  /// The height that the separator adds to a measured row of the table.
  private var separatorHeight: CGFloat {
    #if canImport(ObjectiveC)
    return 0
    #else
    return isEstimated && Simulation.quirks.separatorsTakeHeight ? 0.5 : 0
    #endif
  }

  /// Returns a description of the first difference from the expected content, or `nil` if there is none.
  func failureReason(about sections: NamedSections) -> String? {
    let expected = sections.texts
    if own.texts != expected.flatMap({ $0 }) { return "own view: \(own.texts) instead of \(expected)" }
    if collectionTexts != expected { return "collection view: \(collectionTexts) instead of \(expected)" }
    if tableTexts != expected { return "table: \(tableTexts) instead of \(expected)" }
    let heights = [
      own.shownViews.map { $0.frame.height }, collectionHeights, tableHeights.map { $0 - separatorHeight },
    ]
    if let wrong = heights.joined().first(where: { $0 != 40 }) { return "a height of \(wrong): \(heights)" }
    return nil
  }

  private var collectionHeights: [CGFloat] { collection.visibleCells.map { $0.frame.height } }

  private var tableHeights: [CGFloat] { table.visibleCells.map { $0.frame.height } }

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
  /// The name view in a cell.
  var nameView: NameView? {
    self as? NameView ?? subviews.lazy.compactMap { $0.nameView }.first
  }
}
#endif
