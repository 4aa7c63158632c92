import TesseraLayout

/// A layout that counts how often it arranges, and how often its arrangements are asked.
struct CountingLayout: LayoutAlgorithm {
  var base = Layout.list()
  let counter: Counter

  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    counter.arrangements += 1
    return CountingArrangement(base.arrange(items, in: container), counter)
  }
}

/// Equal to every other, so that it does not tell layouts apart.
final class Counter: Equatable, @unchecked Sendable {
  // Used on the main actor alone; a layout has to be Sendable.
  var arrangements = 0
  /// How often a frame was asked for.
  var frames = 0
  /// Whether arrangements follow changes of their items; otherwise their layout has to arrange everything anew.
  var canReplace = true
  /// How the items of an arrangement changed the last time.
  var splices: [ItemSplice] = []
  /// How often was asked what is in a rectangle.
  var searches = 0

  static func == (left: Counter, right: Counter) -> Bool { true }
}

/// Another arrangement, and how often it is asked.
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
