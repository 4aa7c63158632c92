import TesseraDiff
import UIKit

extension IndexPath {
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
