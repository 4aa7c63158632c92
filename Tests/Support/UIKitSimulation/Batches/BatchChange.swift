import TesseraDiff

extension ItemPath {
  /// The path of an index path; one that does not have two parts becomes a place that does not exist.
  init(_ indexPath: IndexPath) {
    let isPlace = indexPath.count == 2
    self.init(section: isPlace ? indexPath.section : .max, item: isPlace ? indexPath.item : .max)
  }
}

extension IndexPath {
  /// The index path of a path.
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
