import TesseraLayout

/// Which items of a collection are in view.
public struct ItemsInView: Hashable, Sendable {
  /// The number of the first one, from one on, over all sections.
  public var first: Int
  /// The number of the last one.
  public var last: Int
  /// How many items there are.
  public var count: Int
}

extension Engine {
  /// Which items are at least partly in the free part of the viewport, for those who say where it stands; nil: none is.
  /// A group of cells is one item.
  ///
  /// - Complexity: O(*m* + *s*) for *m* cells on screen and *s* sections.
  public var itemsInView: ItemsInView? {
    let free = viewport.inset(by: viewportInsets)
    let places = live.indices.compactMap { index in
      live[index].placement.visibleFrame.overlaps(free) ? place(of: live[index].path) : nil
    }
    guard let first = places.min(by: <), let last = places.max(by: <) else { return nil }
    return ItemsInView(first: number(of: first), last: number(of: last), count: count)
  }

  /// Which items of one section are at least partly in the free part of the viewport, counted within the section; nil: none
  /// is, or the section has gone.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func itemsInView(of section: SectionKey) -> ItemsInView? {
    guard let position = position(of: section) else { return nil }
    let free = viewport.inset(by: viewportInsets)
    let items = live.indices.compactMap { index in
      let isSeen = live[index].path.section == position && live[index].placement.visibleFrame.overlaps(free)
      return isSeen ? live[index].path.item : nil
    }
    guard let first = items.min(), let last = items.max() else { return nil }
    return ItemsInView(first: first + 1, last: last + 1, count: snapshot.sections[position].count)
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
