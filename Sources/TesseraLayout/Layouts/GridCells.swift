/// The heights, spans and alignments of the items of a grid, in runs. Copies share storage.
struct GridCells {
  private(set) var heights: Extents
  /// The number of columns of each item, in units.
  private(set) var spans: Extents
  /// The alignment of each item, encoded as a number of units; see ``GridCells/align(at:)``.
  private var aligns: Extents

  init(_ runs: GridCellRuns) {
    heights = Extents(runs.heights)
    spans = Extents(runs.spans)
    aligns = Extents(runs.aligns)
  }

  var count: Int { heights.count }

  var allSpanOneColumn: Bool { FixedLength(spans.largest).units <= 1 }

  var haveAligns: Bool { aligns.largest > 0 }

  func span(at index: Int) -> Int { Int(spans.length(at: index).units) }

  func align(at index: Int) -> Alignment? {
    guard haveAligns else { return nil }
    return Alignment(gridCode: aligns.length(at: index).units)
  }

  mutating func setHeight(of index: Int, to height: FixedLength) { heights.replace(at: index, with: height) }

  /// Replaces items by runs. O(log runs + new runs · log runs).
  mutating func replace(_ range: Range<Int>, with runs: GridCellRuns) {
    heights.replace(range, with: runs.heights)
    spans.replace(range, with: runs.spans)
    aligns.replace(range, with: runs.aligns)
  }

  /// Calls back with runs of items of the same height and span, in order. O(runs).
  func forEachRun(_ body: (_ count: Int, _ height: FixedLength, _ span: Int) -> Void) {
    let spans = spans.runs
    var position = 0
    var left = spans.first?.count ?? 0
    for run in heights.runs {
      var count = run.count
      while count > 0 {
        let part = min(count, left)
        body(part, run.length, Int(spans[position].length.units))
        count -= part
        left -= part
        if left == 0 {
          position += 1
          left = position < spans.count ? spans[position].count : 0
        }
      }
    }
  }
}

struct GridCellRuns: SizeSink {
  private let tracks: GridTracks
  private(set) var heights = ExtentRuns()
  private(set) var spans = ExtentRuns()
  private(set) var aligns = ExtentRuns()

  init(tracks: GridTracks) { self.tracks = tracks }

  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    for size in sizes { heights.append(count: count, length: FixedLength(size.height)) }
    let items = sizes.count * count
    spans.append(count: items, length: FixedLength(units: Int64(tracks.allowedSpan(traits.span))))
    aligns.append(count: items, length: FixedLength(units: traits.align?.gridCode ?? 0))
  }
}

extension Extents {
  fileprivate mutating func replace(_ range: Range<Int>, with runs: ExtentRuns) {
    remove(range)
    var index = range.lowerBound
    for run in runs.runs {
      insert(count: run.count, extent: run.length.points, at: index)
      index += run.count
    }
  }
}

extension Alignment {
  /// A number above 0 that encodes the alignment.
  fileprivate var gridCode: Int64 {
    switch self {
    case .start, .firstBaseline, .lastBaseline: 1
    case .end: 2
    case .center: 3
    case .stretch: 4
    }
  }

  /// Decodes an alignment. Baselines were encoded as `start`, as which they count in a grid.
  fileprivate init?(gridCode: Int64) {
    switch gridCode {
    case 1: self = .start
    case 2: self = .end
    case 3: self = .center
    case 4: self = .stretch
    default: return nil
    }
  }
}
