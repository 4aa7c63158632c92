/// Something that came or went: a view, an item, a section.
///
/// A view is *displayed* from when it is mounted, also outside of the viewport, until it leaves its item. An item
/// *appears* when anything of it comes into the viewport, and disappears when nothing of it is there any more. Each
/// beginning has its end, exactly once, whatever is reloaded, moved or updated in between; the view tells which
/// belong together where an item was carried into another section and has another key.
public enum LifecycleEvent: Hashable, Sendable {
  /// A view shows an item from now on.
  case willDisplay(ItemKey, CellID)
  /// A view shows the item no longer.
  case didEndDisplay(ItemKey, CellID)
  /// An item has come into the viewport.
  case appear(ItemKey, CellID)
  /// An item has left the viewport, or has gone.
  case disappear(ItemKey, CellID)
  /// A section has come into the viewport; or a group of cells, which is told as the section of its parts.
  case sectionAppear(SectionKey)
  /// A section or a group has left the viewport, or has gone.
  case sectionDisappear(SectionKey)
  /// An item was seen for long enough.
  case impression(ItemKey, Impression)
  /// A section or a group was seen for long enough.
  case sectionImpression(SectionKey, Impression)
  /// Items are about to come into the viewport, the nearest first.
  case prefetch(SectionKey, [ItemID])
  /// Items that were about to come are out of reach again, and were not shown.
  case cancelPrefetch(SectionKey, [ItemID])
}

extension LifecycleEvent: CustomStringConvertible {
  /// One line, as in `appear letters/a in cell 3`.
  public var description: String {
    switch self {
    case .willDisplay(let key, let cell): "will display " + text(key, cell)
    case .didEndDisplay(let key, let cell): "did end display " + text(key, cell)
    case .appear(let key, let cell): "appear " + text(key, cell)
    case .disappear(let key, let cell): "disappear " + text(key, cell)
    case .sectionAppear(let key): "appear section " + key.description
    case .sectionDisappear(let key): "disappear section " + key.description
    case .impression(let key, let impression): "impression " + key.description + " " + impression.description
    case .sectionImpression(let key, let impression):
      "impression section " + key.description + " " + impression.description
    case .prefetch(let key, let items): "prefetch " + key.description + ": " + text(items)
    case .cancelPrefetch(let key, let items): "cancel prefetch " + key.description + ": " + text(items)
    }
  }

  private func text(_ key: ItemKey, _ cell: CellID) -> String {
    key.description + " in " + cell.description
  }

  private func text(_ items: [ItemID]) -> String { items.map { $0.description }.joined(separator: ", ") }
}
