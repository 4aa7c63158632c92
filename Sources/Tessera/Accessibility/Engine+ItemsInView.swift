@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Which items of a collection, or of one of its sections, are in view.
public struct ItemsInView: Hashable, Sendable {
  /// The number of the first one, from one on.
  public var first: Int
  /// The number of the last one.
  public var last: Int
  /// How many items there are.
  public var count: Int
}

extension Engine {
  /// Which items of all sections are at least partly in the free part of the viewport, for those who say where it stands;
  /// nil: none is. A group of cells is one item.
  ///
  /// - Complexity: O(*m* + *s*) for *m* cells on screen and *s* sections.
  public var itemsInView: ItemsInView? {
    let places = pathsInView.compactMap { place(of: $0) }
    guard let first = places.min(by: <), let last = places.max(by: <) else { return nil }
    return ItemsInView(first: number(of: first), last: number(of: last), count: count)
  }

  /// Which items of one section are at least partly in the free part of the viewport, counted within the section; nil: none
  /// is, or the section has gone. A group of cells is one item.
  ///
  /// - Complexity: O(*m* + *s*) for *m* cells on screen and *s* sections.
  public func itemsInView(of section: SectionKey) -> ItemsInView? {
    guard let position = position(of: section) else { return nil }
    let items = pathsInView.compactMap { item(of: position, around: $0) }
    guard let first = items.min(), let last = items.max() else { return nil }
    return ItemsInView(first: first + 1, last: last + 1, count: snapshot.sections[position].count)
  }

  /// What is at least partly in the free part of the viewport.
  private var pathsInView: [ElementPath] {
    let free = viewport.inset(by: viewportInsets)
    return live.indices.filter { live[$0].placement.visibleFrame.overlaps(free) }.map { live[$0].path }
  }

  /// The position of an item in a section, or of the group there that it is part of.
  private func item(of section: Int, around path: ElementPath) -> Int? {
    var path = path
    while path.section != section {
      guard let group = frames.group(around: path) else { return nil }
      path = group
    }
    return path.item
  }

  /// The declared section and the position of an item, or of the group that it is part of.
  private func place(of path: ElementPath) -> (section: Int, item: Int)? {
    var path = path
    while let group = frames.group(around: path) { path = group }
    guard let item = path.item, path.section >= 0, path.section < snapshot.declaredCount else { return nil }
    return (path.section, item)
  }

  private func number(of place: (section: Int, item: Int)) -> Int {
    snapshot.sections[..<place.section].reduce(place.item + 1) { $0 + $1.count }
  }
}
