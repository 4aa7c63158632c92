#if canImport(UIKit) && !os(watchOS)
import TesseraDiff
import UIKit

extension IndexPath {
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ItemPath {
  /// Creates the item path of an index path; an invalid path if it is not the index path of an item.
  init(_ path: IndexPath) {
    self = path.count == 2 ? ItemPath(section: path[0], item: path[1]) : ItemPath(section: -1, item: -1)
  }
}
#endif
