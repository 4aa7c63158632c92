#if canImport(UIKit) && !os(watchOS)
import TesseraDiff
import UIKit

extension IndexPath {
  /// The same place.
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ItemPath {
  /// The same place; where nothing can be, for an index path that is none of an item.
  init(_ path: IndexPath) {
    self = path.count == 2 ? ItemPath(section: path[0], item: path[1]) : ItemPath(section: -1, item: -1)
  }
}
#endif
