import TesseraLayout

/// The size of a test item.
struct ItemSize: Equatable {
  enum Extent: Equatable {
    case fixed(Double)
    case fill
    case fraction(Double)

    func resolve(_ offered: Double) -> Double {
      switch self {
      case .fixed(let extent): extent
      case .fill: offered
      case .fraction(let fraction): offered * fraction
      }
    }
  }

  var width: Extent
  /// The height; `nil` if it follows from the aspect ratio.
  var height: Extent?
  var aspect = 1.0

  init(_ width: Extent, _ height: Extent?, aspect: Double = 1) {
    self.width = width
    self.height = height
    self.aspect = aspect
  }

  func resolve(_ offered: Size) -> Size {
    let width = width.resolve(offered.width)
    return Size(width: width, height: height?.resolve(offered.height) ?? width / aspect)
  }
}

/// Items with single sizes, which record the requests for them.
final class TestItems: LayoutItems {
  var sizes: [ItemSize]
  var filling: Set<Int> = []
  /// The axis along which items fill.
  var fillAxis = Axis.horizontal
  /// The traits of single items.
  var traits: [Int: LayoutTraits] = [:]
  /// The baselines of single items.
  var baselines: [Int: Baselines] = [:]
  /// Whether runs of equal items are reported.
  var hints = false
  private(set) var requests: [(index: Int, offered: Size)] = []

  init(_ sizes: [ItemSize]) { self.sizes = sizes }

  convenience init(fixed: [(Double, Double)]) {
    self.init(fixed.map { ItemSize(.fixed($0.0), .fixed($0.1)) })
  }

  var count: Int { sizes.count }

  func size(at index: Int, offered: Size) -> Size {
    requests.append((index, offered))
    return sizes[index].resolve(offered)
  }

  func uniformCount(from index: Int) -> Int {
    guard hints else { return 1 }
    return (index..<count).prefix { isLike(index, $0) }.count
  }

  private func isLike(_ one: Int, _ other: Int) -> Bool {
    sizes[one] == sizes[other] && traits(at: one) == traits(at: other) && baselines[one] == baselines[other]
  }

  func traits(at index: Int) -> LayoutTraits {
    var traits = traits[index] ?? .none
    if filling.contains(index) {
      if fillAxis == .horizontal { traits.fillsWidth = true } else { traits.fillsHeight = true }
    }
    return traits
  }

  func baselines(at index: Int, size: Size) -> Baselines? { baselines[index] }
}

/// Any number of items in runs of equal size.
final class RunItems: LayoutItems {
  let runs: [(count: Int, size: Size)]
  private(set) var requests = 0

  init(_ runs: [(count: Int, size: Size)]) { self.runs = runs }

  var count: Int { runs.reduce(0) { $0 + $1.count } }

  func size(at index: Int, offered: Size) -> Size {
    requests += 1
    return run(at: index).size
  }

  func uniformCount(from index: Int) -> Int { run(at: index).left }

  private func run(at index: Int) -> (size: Size, left: Int) {
    var start = 0
    for run in runs {
      if index < start + run.count { return (run.size, start + run.count - index) }
      start += run.count
    }
    return (.zero, 1)
  }
}

extension Arrangement {
  /// Returns the expected result of a visible query, by checking every frame.
  func bruteForce(_ rect: Rect) -> [Int] { frames.bruteForce(rect) }

  var frames: [Rect] { (0..<count).map { frame(at: $0) } }
}

extension [Rect] {
  func bruteForce(_ rect: Rect) -> [Int] { indices.filter { self[$0].overlaps(rect) } }
}
