@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The range of visible items of a collection, or of one of its sections.
public struct ItemsInView: Hashable, Sendable {
  /// The number of the first visible item, counted from 1.
  public var first: Int
  /// The number of the last visible item, counted from 1.
  public var last: Int
  /// The number of all items.
  public var count: Int
}

extension Engine {
  /// The range of items of all sections that are at least partly in the free part of the viewport; `nil` if
  /// none is.
  ///
  /// Use it to show or announce the scroll position. A group of cells is one item.
  ///
  /// - Complexity: O(*m* + *s*) for *m* cells on screen and *s* sections.
  public var itemsInView: ItemsInView? {
    let places = pathsInView.compactMap { place(of: $0) }
    guard let first = places.min(by: <), let last = places.max(by: <) else { return nil }
    return ItemsInView(first: number(of: first), last: number(of: last), count: count)
  }

  /// Returns the range of items of one section that are at least partly in the free part of the viewport,
  /// counted within the section. A group of cells is one item.
  ///
  /// - Returns: `nil` if no item is visible or the section is gone.
  /// - Complexity: O(*m* + *s*) for *m* cells on screen and *s* sections.
  public func itemsInView(of section: SectionKey) -> ItemsInView? {
    guard let position = position(of: section) else { return nil }
    let items = pathsInView.compactMap { item(of: position, around: $0) }
    guard let first = items.min(), let last = items.max() else { return nil }
    return ItemsInView(first: first + 1, last: last + 1, count: snapshot.sections[position].count)
  }

  /// The paths of the elements that are at least partly in the free part of the viewport.
  private var pathsInView: [ElementPath] {
    let free = viewport.inset(by: viewportInsets)
    return live.indices.filter { live[$0].placement.visibleFrame.overlaps(free) }.map { live[$0].path }
  }

  /// Returns the position of an item in a section, or of the group there that it is part of.
  private func item(of section: Int, around path: ElementPath) -> Int? {
    var path = path
    while path.section != section {
      guard let group = frames.group(around: path) else { return nil }
      path = group
    }
    return path.item
  }

  /// Returns the declared section and the position of an item, or of the group that it is part of.
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
