#if canImport(UIKit)
import TesseraDiff
import UIKit

extension IndexPath {
  /// The same place.
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ItemPath {
  /// The same place.
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}
#endif
