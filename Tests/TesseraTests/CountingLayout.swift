import TesseraLayout

/// A layout that counts its arrangements and the queries to them.
struct CountingLayout: LayoutAlgorithm {
  var base = Layout.list()
  let counter: Counter

  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    counter.arrangements += 1
    return CountingArrangement(base.arrange(items, in: container), counter)
  }
}

/// Equal to every other counter, so that it does not make layouts differ.
final class Counter: Equatable, @unchecked Sendable {
  // Only used on the main actor; a layout has to be `Sendable`.
  var arrangements = 0
  /// The number of frames that were queried.
  var frames = 0
  /// Whether arrangements follow changes of their items; otherwise, their layout arranges everything again.
  var canReplace = true
  /// The most recent changes of an arrangement's items.
  var splices: [ItemSplice] = []
  /// The number of searches for items in a rectangle.
  var searches = 0

  static func == (left: Counter, right: Counter) -> Bool { true }
}

/// Forwards to another arrangement and counts the queries.
private final class CountingArrangement: Arrangement {
  private let base: Arrangement
  private let counter: Counter

  init(_ base: Arrangement, _ counter: Counter) {
    self.base = base
    self.counter = counter
    super.init(count: base.count, contentSize: base.contentSize)
  }

  override var contentSize: Size { base.contentSize }

  override var bounds: Rect { base.bounds }

  override func frame(at index: Int) -> Rect {
    counter.frames += 1
    return base.frame(at: index)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    counter.searches += 1
    base.appendIndices(overlapping: rect, to: &result)
  }

  override func resize(at index: Int, to size: Size) -> Bool { base.resize(at: index, to: size) }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    counter.splices = splices
    guard counter.canReplace else { return nil }
    return base.replacing(splices, with: items).map { CountingArrangement($0, counter) }
  }
}
