import TesseraDiff
import UIKit

extension IndexPath {
  /// The index path of a path.
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
