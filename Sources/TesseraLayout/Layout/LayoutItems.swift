/// What a layout may ask about the items it places: how many, how large, nothing about data.
public protocol LayoutItems: AnyObject {
  /// The number of items.
  var count: Int { get }

  /// The size of an item, in points, when `offered` is the room it could take.
  func size(at index: Int, offered: Size) -> Size

  /// How many items from `index` on (including it) are certain to answer alike for equal offers, whatever they are
  /// asked; at least 1.
  ///
  /// The answer may be too small, never too large. Layouts ask one size for so many items.
  func uniformCount(from index: Int) -> Int

  /// What an item asks beyond its size.
  func traits(at index: Int) -> LayoutTraits

  /// Asks existing items in order about size and traits, and calls back once for each run of items that answer alike,
  /// with their number. O(runs).
  ///
  /// Layouts of many items ask this. Without an implementation of your own it asks the questions above, and the
  /// compiler can build your answers into the loop: one call for each item in place of three. Items that find their
  /// neighbours faster than by index can implement it. Calls back until every item of the range is counted once: what
  /// is counted beyond the range is ignored, and what is left out has no size.
  func forEachRun(
    in range: Range<Int>, offered: LayoutOffer,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void)

  /// Where the text of an item of this size stands; nil: it has none, and its bottom edge counts.
  func baselines(at index: Int, size: Size) -> Baselines?

  /// How much of the content is seen at once, in points, where the container has no end because it scrolls; nil: the
  /// container is all that is seen. Layouts of pages ask for it.
  var viewport: Size? { get }

  /// The least extent of the content along an axis, in points, where what is around the layout is as large as the
  /// content: then the container is a limit, and room that the content leaves in it is not free; nil: the content has
  /// the container to itself. Layouts that distribute free room, or place items at far edges, ask for it.
  func leastExtent(along axis: Axis) -> Double?

  /// The same items as a layout sees them that stands within distances: it sees less of them at once.
  ///
  /// ``InsetLayout`` asks for them; a layout of your own that leaves room around another one should, too. Without an
  /// implementation of your own ``viewport`` and ``leastExtent(along:)`` are smaller by the distances, and the items are
  /// asked as before. Items whose size depends on what is seen implement it, to answer for what is left.
  func inset(by insets: Insets) -> any LayoutItems
}

extension LayoutItems {
  /// Nothing is known about the neighbours.
  @inlinable
  public func uniformCount(from index: Int) -> Int { 1 }

  /// No item asks for anything.
  @inlinable
  public func traits(at index: Int) -> LayoutTraits { .none }

  /// Asks each run.
  @inlinable
  public func forEachRun(
    in range: Range<Int>, offered: LayoutOffer,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let traits = traits(at: index)
      let size = size(at: index, offered: offered.size(for: traits))
      let count = max(1, min(uniformCount(from: index), range.upperBound - index))
      body(count, size, traits)
      index += count
    }
  }

  /// No item has text.
  public func baselines(at index: Int, size: Size) -> Baselines? { nil }

  /// The container is all that is seen.
  public var viewport: Size? { nil }

  /// The content has the container to itself.
  public func leastExtent(along axis: Axis) -> Double? { nil }

  /// The items with less to see, if they say how much there is.
  public func inset(by insets: Insets) -> any LayoutItems {
    let insets = insets.sanitized
    let isTold =
      viewport != nil || leastExtent(along: .horizontal) != nil || leastExtent(along: .vertical) != nil
    if isTold, insets != .zero { return InsetItems(self, insets) }
    return self
  }
}

// MARK: - Asking safely

extension LayoutItems {
  /// The number of items, at least 0.
  var safeCount: Int { max(0, count) }

  /// The size of an item after ``Size/sanitized``.
  func safeSize(at index: Int, offered: Size) -> Size { size(at: index, offered: offered).sanitized }

  /// Asks for all sizes in order, once for each run of items that answer alike. O(runs).
  func forEachRun(offered: Size, _ body: (_ items: Range<Int>, _ size: Size) -> Void) {
    let count = safeCount
    var index = 0
    while index < count {
      let size = safeSize(at: index, offered: offered)
      let run = max(1, min(uniformCount(from: index), count - index))
      body(index..<(index + run), size)
      index += run
    }
  }
}
