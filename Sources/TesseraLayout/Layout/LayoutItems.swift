/// What a layout may ask about the items it places: how many, how large, nothing about data.
public protocol LayoutItems: AnyObject {
  /// The number of items.
  var count: Int { get }

  /// The size of an item, in points, when `offered` is the room it could take.
  func size(at index: Int, offered: Size) -> Size

  /// How many items from `index` on (including it) are certain to answer alike for equal offers; at least 1.
  ///
  /// The answer may be too small, never too large. Lists and grids ask one size for so many items.
  func uniformCount(from index: Int) -> Int

  /// Whether the item takes the room that others leave along the given axis (rows).
  func fills(at index: Int, axis: Axis) -> Bool
}

extension LayoutItems {
  /// Nothing is known about the neighbours.
  public func uniformCount(from index: Int) -> Int { 1 }

  /// No item takes the room that is left.
  public func fills(at index: Int, axis: Axis) -> Bool { false }
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
