import BenchmarkSupport
import TesseraLayout

/// A layout that is measured, in a container of 400 points that scrolls downwards.
enum Subject: String, CaseIterable {
  case list
  case flow
  case waterfall
  case grid
  case frames = "plain frames"
  case row
  case mosaic

  static let container = Size(width: 400, height: Size.largestExtent)
  /// The gap between columns, between lines and between items; columns come out in whole points.
  static let gap = 8.0
  static let waterfallColumns = 3
  static let gridColumns = 4

  var layout: Layout {
    switch self {
    case .list: .list()
    case .flow: .flow(spacing: Self.gap)
    case .waterfall: .waterfall(columns: Self.waterfallColumns, spacing: Self.gap)
    case .grid: .grid(columns: .count(Self.gridColumns), spacing: Self.gap)
    case .frames: Layout(PlainFramesLayout())
    case .row: .row(spacing: Self.gap)
    case .mosaic: .mosaic(Self.template, spacing: Self.gap)
    }
  }

  /// One large item, and beside it two small ones, one above the other.
  private static let template = MosaicGroup.row(
    height: .points(200), spacing: gap,
    [.item(width: .points(264)), .column(spacing: gap, [.item(), .item()])])

  func arrange(_ items: any LayoutItems) -> Arrangement { layout.arrange(items, in: Self.container) }

  /// Sizes that are the same in every run, no two neighbors of equal height and width: rows of 20 to 100 points,
  /// tags of one line, pictures. They are quarters of points, so that nobody rounds.
  func sizes(_ count: Int) -> [Size] {
    var random = SeededGenerator(seed: 42)
    var last = Size.zero
    return (0..<count).map { _ in
      var size = randomSize(using: &random)
      while size == last { size = randomSize(using: &random) }
      last = size
      return size
    }
  }

  private func randomSize(using random: inout SeededGenerator) -> Size {
    switch self {
    case .list, .frames: Size(width: 400, height: quarters(20, 100, &random))
    case .flow: Size(width: quarters(30, 120, &random), height: quarters(20, 32, &random))
    case .waterfall, .grid: Size(width: 100, height: quarters(60, 240, &random))
    case .row, .mosaic: Size(width: quarters(30, 120, &random), height: quarters(20, 32, &random))
    }
  }

  private func quarters(_ least: Int, _ most: Int, _ random: inout SeededGenerator) -> Double {
    // A plain remainder: with so few values nothing is gained by a fairer choice, and it is quick.
    Double(least) + Double(random.next() % UInt64(4 * (most - least) + 1)) / 4
  }
}

/// A custom layout of the plainest kind: it computes frames, and hands them over.
struct PlainFramesLayout: LayoutAlgorithm {
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var frames: [Rect] = []
    frames.reserveCapacity(items.count)
    var y = 0.0
    for index in 0..<items.count {
      let size = items.size(at: index, offered: container)
      frames.append(Rect(x: 0, y: y, width: size.width, height: size.height))
      y += size.height
    }
    return FramesArrangement(frames)
  }
}
