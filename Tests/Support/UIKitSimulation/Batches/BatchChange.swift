import TesseraDiff

extension ItemPath {
  /// Creates a path from an index path; one without exactly two parts becomes a path that does not exist.
  init(_ indexPath: IndexPath) {
    let isPlace = indexPath.count == 2
    self.init(section: isPlace ? indexPath.section : .max, item: isPlace ? indexPath.item : .max)
  }
}

extension IndexPath {
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
