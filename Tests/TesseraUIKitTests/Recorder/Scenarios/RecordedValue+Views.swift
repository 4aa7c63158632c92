#if canImport(UIKit)
import UIKit

extension RecordedValue {
  init(_ point: CGPoint) { self = .numbers(["x": Double(point.x), "y": Double(point.y)]) }

  init(_ size: CGSize) { self = .numbers(["width": Double(size.width), "height": Double(size.height)]) }

  init(_ rect: CGRect) {
    self = .numbers([
      "x": Double(rect.minX), "y": Double(rect.minY), "width": Double(rect.width),
      "height": Double(rect.height),
    ])
  }

  init(_ insets: UIEdgeInsets) {
    self = .numbers([
      "top": Double(insets.top), "left": Double(insets.left), "bottom": Double(insets.bottom),
      "right": Double(insets.right),
    ])
  }

  /// Returns the values of a view, and of its visible cells.
  @MainActor
  static func values(of view: UIScrollView) -> [String: RecordedValue] {
    var values: [String: RecordedValue] = [
      "offset": RecordedValue(view.contentOffset), "content size": RecordedValue(view.contentSize),
      "size": RecordedValue(view.bounds.size), "adjusted insets": RecordedValue(view.adjustedContentInset),
      "safe area": RecordedValue(view.safeAreaInsets),
    ]
    if let collection = view as? UICollectionView { add(collection, to: &values) }
    if let table = view as? UITableView { add(table, to: &values) }
    return values
  }

  @MainActor
  private static func add(_ view: UICollectionView, to values: inout [String: RecordedValue]) {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? RecordedCollectionCell else { continue }
      let key = "cell \(path.written)"
      values[key] = RecordedValue(cell.frame)
      values[key + " content"] = RecordedValue(cell.contentView.frame)
      values[key + " name"] = .text(cell.name)
    }
    let kind = UICollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let header = view.supplementaryView(forElementKind: kind, at: path) as? RecordedCollectionHeader
      else { continue }
      values["header \(path.written)"] = RecordedValue(header.frame)
      values["header \(path.written) name"] = .text(header.name)
    }
    values["selected"] = .text(text(view.indexPathsForSelectedItems))
  }

  @MainActor
  private static func add(_ table: UITableView, to values: inout [String: RecordedValue]) {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? RecordedTableCell else { continue }
      let key = "row \(path.written)"
      values[key] = RecordedValue(cell.frame)
      values[key + " content"] = RecordedValue(cell.contentView.frame)
      values[key + " name"] = .text(cell.name)
    }
    for section in 0..<table.numberOfSections {
      values["section \(section)"] = RecordedValue(table.rect(forSection: section))
      if let header = table.headerView(forSection: section) {
        values["header \(section)"] = RecordedValue(header.frame)
      }
    }
    values["selected"] = .text(text(table.indexPathsForSelectedRows))
  }

  private static func text(_ paths: [IndexPath]?) -> String {
    (paths ?? []).sorted().map(\.written).joined(separator: " ")
  }
}
#endif
