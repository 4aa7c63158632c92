/// What is loaded of a source: its pages, as one list of items in which no id comes twice.
///
///     var pages = Pages<Post, Int>(maximumCount: 500)
///     pages.replaceAll(with: try await source.page(PageRequest(.initial)), key: nil)
///     if case .at(let key) = pages.end(.next) { … pages.add(page, key: key, .next) }
///     Section("posts") { ForEach(pages.items) { PostCell($0) } }
///
/// It is a plain value: pages come in by ``replaceAll(with:key:)``, ``add(_:key:_:visible:)`` and
/// ``renew(_:key:)``, and what the app itself does to items by ``update(_:)``, ``remove(_:)`` and the like.
/// Each page knows what it was asked for, so that it can be loaded again, and dropped where there are too
/// many (see ``maximumCount``).
public struct Pages<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// How many items are kept: beyond that, whole pages are dropped at the end away from which pages are
  /// added. Three pages are always kept, and those in view. nil: everything is kept.
  public var maximumCount: Int?

  /// The items of all pages, in order.
  public internal(set) var items = PagedItems<Item>([])

  /// The pages, in order.
  var loaded: [LoadedPage<Item, Key>] = []
  /// The number of the page that an item is on.
  var homes: [Item.ID: Int] = [:]
  /// The pages that were dropped at each end and that no other page names, the nearest one last.
  var dropped: [PageDirection: [Key?]] = [:]
  /// The pages that have come back at each end and do not reach what is there yet, the nearest one last.
  var returning: [PageDirection: [ReturningPage<Item, Key>]] = [:]
  /// How many items there are beyond the ends; nil: nobody knows.
  var countsBeyond: [PageDirection: Int] = [:]
  /// What comes first of two items; nil: the pages are in the order of the source.
  let areInOrder: (@Sendable (Item, Item) -> Bool)?

  /// No pages yet.
  ///
  /// - Parameter maximumCount: How many items are kept, see ``maximumCount``.
  public init(maximumCount: Int? = nil) {
    self.maximumCount = maximumCount
    areInOrder = nil
  }

  /// No pages yet of a timeline: wherever items come from, each stands where its order puts it.
  ///
  /// - Parameters:
  ///   - maximumCount: How many items are kept, see ``maximumCount``.
  ///   - areInOrder: Whether the first of two items comes before the second one.
  public init(
    maximumCount: Int? = nil, sortedBy areInOrder: @escaping @Sendable (Item, Item) -> Bool
  ) {
    self.maximumCount = maximumCount
    self.areInOrder = areInOrder
  }

  // MARK: What is there

  /// How many items there are.
  public var count: Int { items.count }

  /// The items with a placeholder for each that the source says is there and that is not loaded; see
  /// ``Page/itemsBefore``.
  public var rows: LoadedRows<Item> {
    LoadedRows(items, countBefore: countsBeyond[.previous] ?? 0, countAfter: countsBeyond[.next] ?? 0)
  }

  /// Whether there are no items.
  public var isEmpty: Bool { items.isEmpty }

  /// Whether any page is there, with items or without.
  public var isLoaded: Bool { !loaded.isEmpty }

  /// The key of the first page, by which it can be loaded again; nil: it came without any key, or nothing is
  /// loaded.
  public var firstKey: Key? { loaded.first?.key }

  /// How it goes on at an end.
  public func end(_ direction: PageDirection) -> PageEnd<Key> {
    guard let page = direction == .next ? loaded.last : loaded.first else { return .unknown }
    if let key = page.neighbour(direction) { return .at(key) }
    if let key = keyOfGap(direction) { return .at(key) }
    if let key = dropped[direction]?.last { return .at(key) }
    return .ended
  }

  /// What is there, as a merge would sum it up that has brought nothing new.
  public var summary: MergeSummary<Key> { summary(newCount: 0) }

  func summary(newCount: Int) -> MergeSummary<Key> {
    MergeSummary(count: count, newCount: newCount, next: end(.next), previous: end(.previous))
  }
}
