/// The pages that are loaded from a source, as one list of items with unique ids.
///
///     var pages = Pages<Post, Int>(maximumCount: 500)
///     pages.replaceAll(with: try await source.page(PageRequest(.initial)), key: nil)
///     if case .at(let key) = pages.end(.next) { … pages.add(page, key: key, .next) }
///     Section("posts") { ForEach(pages.items) { PostCell($0) } }
///
/// This is a plain value. Pages are added by ``replaceAll(with:key:)``, ``add(_:key:_:visible:)`` and
/// ``renew(_:key:visible:)``. The app changes items by ``update(_:)``, ``remove(_:)`` and similar functions.
/// Each page stores its key, so that it can be loaded again, and dropped if there are too many items (see
/// ``maximumCount``).
public struct Pages<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// The number of items above which whole pages are dropped, at the end opposite to that of the added pages;
  /// `nil` for no limit.
  ///
  /// At least three pages are kept, and those of visible items.
  public var maximumCount: Int?

  /// The items of all pages, in order.
  public internal(set) var items = PagedItems<Item>([])

  var loaded: [LoadedPage<Item, Key>] = []
  var pageNumberByID: [Item.ID: Int] = [:]
  /// The keys of the dropped pages at each end that no loaded page has, the nearest one last.
  var dropped: [PageDirection: [Key?]] = [:]
  /// The pages at each end that have returned but do not reach the loaded ones yet, the nearest one last.
  var stashed: [PageDirection: [StashedPage<Item, Key>]] = [:]
  /// The number of items beyond each end, as far as it is known.
  var countsBeyond: [PageDirection: Int] = [:]
  /// The order of a timeline; `nil` if items are in the order of the source.
  let areInIncreasingOrder: (@Sendable (Item, Item) -> Bool)?

  /// Creates an empty list of pages.
  ///
  /// - Parameter maximumCount: The limit of items, see ``maximumCount``; `nil` for no limit.
  public init(maximumCount: Int? = nil) {
    self.maximumCount = maximumCount
    areInIncreasingOrder = nil
  }

  /// Creates an empty timeline: its items are sorted, whatever page they come from.
  ///
  /// - Parameters:
  ///   - maximumCount: The limit of items, see ``maximumCount``; `nil` for no limit.
  ///   - areInIncreasingOrder: A closure that returns `true` if its first argument comes before its second
  ///     one.
  public init(
    maximumCount: Int? = nil, sortedBy areInIncreasingOrder: @escaping @Sendable (Item, Item) -> Bool
  ) {
    self.maximumCount = maximumCount
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  // MARK: Contents

  /// The number of items.
  public var count: Int { items.count }

  /// The items, with a placeholder for each item that the source has but that is not loaded.
  ///
  /// See ``Page/itemsBefore``.
  public var rows: LoadedRows<Item> {
    LoadedRows(items, countBefore: countsBeyond[.previous] ?? 0, countAfter: countsBeyond[.next] ?? 0)
  }

  /// Whether there are no items.
  public var isEmpty: Bool { items.isEmpty }

  /// Whether any page is loaded, with or without items.
  public var isLoaded: Bool { !loaded.isEmpty }

  /// The key of the first page, by which it can be loaded again; `nil` if the page has no key, or nothing is
  /// loaded.
  public var firstKey: Key? { loaded.first?.key }

  /// Returns the end in a direction.
  public func end(_ direction: PageDirection) -> PageEnd<Key> {
    guard let page = direction == .next ? loaded.last : loaded.first else { return .unknown }
    if let key = page.neighbor(direction) { return .at(key) }
    if let key = keyOfGap(direction) { return .at(key) }
    if let key = dropped[direction]?.last { return .at(key) }
    return .ended
  }

  /// The summary of the loaded pages, with no new items.
  public var summary: MergeSummary<Key> { summary(newCount: 0) }

  func summary(newCount: Int) -> MergeSummary<Key> {
    MergeSummary(count: count, newCount: newCount, next: end(.next), previous: end(.previous))
  }
}
