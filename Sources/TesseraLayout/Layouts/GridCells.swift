/// What the items of a grid answered, in runs: heights, spans and alignments. Copies share storage.
struct GridCells {
  /// The height of each item.
  private(set) var heights: Extents
  /// The number of columns each item takes, as units.
  private(set) var spans: Extents
  /// How each item is aligned, as a number of units; see ``GridCells/align(at:)``.
  private var aligns: Extents

  /// Items given as runs. O(runs).
  init(_ runs: GridCellRuns) {
    heights = Extents(runs.heights)
    spans = Extents(runs.spans)
    aligns = Extents(runs.aligns)
  }

  /// The number of items.
  var count: Int { heights.count }

  /// Whether no item takes more than one column.
  var areSingle: Bool { FixedLength(spans.largest).units <= 1 }

  /// Whether any item is aligned in its own way.
  var haveAligns: Bool { aligns.largest > 0 }

  /// The number of columns that an item takes.
  func span(at index: Int) -> Int { Int(spans.length(at: index).units) }

  /// Where an item stands across its line; nil: where the grid says.
  func align(at index: Int) -> Alignment? {
    guard haveAligns else { return nil }
    return Alignment(gridCode: aligns.length(at: index).units)
  }

  /// Gives an item another height. O(log runs).
  mutating func setHeight(of index: Int, to height: FixedLength) { heights.replace(at: index, with: height) }

  /// Puts items given as runs in the place of others. O(log runs + new runs · log runs).
  mutating func replace(_ range: Range<Int>, with runs: GridCellRuns) {
    heights.replace(range, with: runs.heights)
    spans.replace(range, with: runs.spans)
    aligns.replace(range, with: runs.aligns)
  }

  /// Calls back with runs of items that have the same height and span, in order. O(runs).
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

/// Cells in the making.
struct GridCellRuns: AnswerSink {
  private let tracks: GridTracks
  /// See ``GridCells/heights``.
  private(set) var heights = ExtentRuns()
  /// See ``GridCells/spans``.
  private(set) var spans = ExtentRuns()
  /// See ``GridCells/align(at:)``.
  private(set) var aligns = ExtentRuns()

  /// No cells.
  init(tracks: GridTracks) { self.tracks = tracks }

  /// Adds items that answered alike. O(1).
  @inline(__always)
  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    heights.append(count: count, length: FixedLength(size.height))
    spans.append(count: count, length: FixedLength(units: Int64(tracks.allowedSpan(traits.span))))
    aligns.append(count: count, length: FixedLength(units: traits.align?.gridCode ?? 0))
  }
}

extension Extents {
  /// Puts runs in the place of items.
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
  /// The number of an alignment, above 0.
  fileprivate var gridCode: Int64 {
    switch self {
    case .start, .firstBaseline, .lastBaseline: 1
    case .end: 2
    case .center: 3
    case .stretch: 4
    }
  }

  /// The alignment of a number; baselines have become `start`, as which they count in a grid.
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
