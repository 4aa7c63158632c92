/// A lifecycle event of a view, an item or a section.
///
/// A view is *displayed* from the time when it is mounted, possibly outside of the viewport, until it is
/// detached from its item. An item *appears* when any part of it enters the viewport, and disappears when no
/// part of it is there any more. Each begin event is followed by exactly one end event, whatever is reloaded,
/// moved or updated in between. The view identifies the pair if the item has moved into another section and
/// has another key.
public enum LifecycleEvent: Hashable, Sendable {
  /// A view begins to display an item.
  case willDisplay(ItemKey, CellID)
  /// A view no longer displays the item.
  case didEndDisplay(ItemKey, CellID)
  /// An item has entered the viewport.
  case appear(ItemKey, CellID)
  /// An item has left the viewport, or was removed.
  case disappear(ItemKey, CellID)
  /// A section has entered the viewport, or a group of cells, which is reported as the section of its parts.
  case sectionAppear(SectionKey)
  /// A section or a group has left the viewport, or was removed.
  case sectionDisappear(SectionKey)
  /// An item was visible for long enough.
  case impression(ItemKey, Impression)
  /// A section or a group was visible for long enough.
  case sectionImpression(SectionKey, Impression)
  /// Items are about to enter the viewport, the nearest first.
  case prefetch(SectionKey, [ItemID])
  /// Prefetched items are out of reach again without having been visible.
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
