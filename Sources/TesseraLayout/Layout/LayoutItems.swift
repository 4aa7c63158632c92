/// The items that a layout places: their number, sizes and traits, without their data.
public protocol LayoutItems: AnyObject {
  /// The number of items.
  var count: Int { get }

  /// Returns the size of an item, in points, for an offered size.
  func size(at index: Int, offered: Size) -> Size

  /// Returns the number of consecutive items, starting with `index`, that report equal sizes and traits for
  /// equal proposals.
  ///
  /// The result is at least 1. It may be too small, but never too large. A layout measures one item for all
  /// of them.
  func uniformCount(from index: Int) -> Int

  /// Returns the traits of an item.
  func traits(at index: Int) -> LayoutTraits

  /// Measures existing items in order, and appends each run of items with equal sizes and traits. O(runs).
  ///
  /// Layouts of many items call this function. The default implementation calls the functions above, and the
  /// compiler can inline your implementations into the loop. Implement it if your items can find their
  /// neighbors faster than by index. Implementations append until every item of the range has been counted
  /// once. Layouts ignore items that are counted beyond the range; items that are left out have no size.
  ///
  /// - Parameters:
  ///   - range: The items to measure.
  ///   - offered: The sizes to offer.
  ///   - runs: The runs that the function appends to.
  func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns)

  /// Returns the baselines of the text of an item of a size.
  ///
  /// - Returns: `nil` if the item has no text; then its bottom edge counts as its baseline.
  func baselines(at index: Int, size: Size) -> Baselines?

  /// The size of the visible part of the content, in points, if the container is unbounded because it
  /// scrolls.
  ///
  /// `nil` if the container is the visible part. Layouts of pages use it.
  var viewport: Size? { get }

  /// Returns the minimum extent of the content along an axis, in points, if the container sizes itself to the
  /// content.
  ///
  /// The container is then only a limit, and space that the content leaves in it is not free. Layouts use
  /// this extent when they distribute free space or align items to far edges.
  ///
  /// - Returns: `nil` if the size of the container does not depend on the content.
  func minimumExtent(along axis: Axis) -> Double?

  /// Returns the items for a layout with insets around it, which reduce the visible size.
  ///
  /// ``InsetLayout`` uses these items; a custom layout that leaves space around another one should do so,
  /// too. With the default implementation, the insets reduce ``viewport`` and ``minimumExtent(along:)``, and
  /// all other functions forward to these items. Implement it if the sizes of your items depend on the
  /// visible size.
  func inset(by insets: Insets) -> any LayoutItems
}

extension LayoutItems {
  /// Returns 1: nothing is known about neighboring items.
  @inlinable
  public func uniformCount(from index: Int) -> Int { 1 }

  /// Returns no traits.
  @inlinable
  public func traits(at index: Int) -> LayoutTraits { .none }

  /// Measures each run of items.
  @inlinable
  public func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
    var index = range.lowerBound
    while index < range.upperBound {
      // Single items without traits, in a loop without calls, up to another run.
      let sizes = runs.reserve()
      let end = min(range.upperBound, index + sizes.count)
      var written = 0
      var other: (count: Int, size: Size, traits: LayoutTraits)?
      while index < end, other == nil {
        let traits = traits(at: index)
        let size = size(at: index, offered: offered.size(for: traits))
        let count = max(1, min(uniformCount(from: index), range.upperBound - index))
        index += count
        if count == 1, traits.isNone {
          sizes.initializeElement(at: written, to: size)
          written += 1
        } else {
          other = (count, size, traits)
        }
      }
      runs.commit(written)
      if let other { runs.append(count: other.count, size: other.size, traits: other.traits) }
    }
  }

  /// Returns `nil`: no item has text.
  public func baselines(at index: Int, size: Size) -> Baselines? { nil }

  /// `nil`: the container is the visible part.
  public var viewport: Size? { nil }

  /// Returns `nil`: the size of the container does not depend on the content.
  public func minimumExtent(along axis: Axis) -> Double? { nil }

  /// Returns the items with a reduced viewport, if they have one.
  public func inset(by insets: Insets) -> any LayoutItems {
    let insets = insets.sanitized
    let hasViewport =
      viewport != nil || minimumExtent(along: .horizontal) != nil || minimumExtent(along: .vertical) != nil
    if hasViewport, insets != .zero { return InsetItems(self, insets) }
    return self
  }
}

// MARK: - Asking safely

extension LayoutItems {
  var safeCount: Int { max(0, count) }

  /// Returns the size of an item after ``Size/sanitized``.
  func safeSize(at index: Int, offered: Size) -> Size { size(at: index, offered: offered).sanitized }

  /// Measures all items in order, once for each run of items with equal sizes. O(runs).
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
