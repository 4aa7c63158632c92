import BenchmarkSupport
import TesseraLayout

// What is visible in a viewport of 400 × 800 points; the floor writes down the known answer.

extension Case {
  static func queries(_ count: Int, isUsual: Bool) -> [Case] {
    var subjects: [QuerySubject] = [Subject.list, .grid, .mosaic, .flow, .waterfall].map { .layout($0) }
    subjects += [.sorted(.flow), .sorted(.waterfall)]
    if !isUsual || count == 1_000_000 { subjects.append(.scattered) }
    let arrangements = LastValueCache<QuerySubject, Arrangement>()
    return subjects.flatMap { subject in
      ScrollPattern.allCases.map { pattern in
        Case(.query, count, "\(subject), \(pattern.rawValue)", thresholds: subject.thresholds) {
          name, comparison in
          let arrangement = arrangements.value(for: subject) { subject.arrangement(count) }
          let rects = pattern.rects(subject.rectCount, in: arrangement.contentSize)
          return measure(arrangement, rects, name, comparison)
        }
      }
    }
  }

  /// The frames of what a query has found, one after the other; the floor reads them from an array.
  static func frames(_ count: Int) -> [Case] {
    [Subject.list, .grid, .mosaic, .flow, .waterfall].map { subject in
      Case(.frames, count, subject.rawValue, thresholds: subject == .flow ? [.figure(30)] : []) {
        name, comparison in
        let arrangement = subject.arrange(MeasuredItems(subject.sizes(count)))
        let frames = (0..<count).map { arrangement.frame(at: $0) }
        let answers = ScrollPattern.step.rects(256, in: arrangement.contentSize)
          .map { arrangement.indices(overlapping: $0) }
        let found = answers.reduce(0) { $0 + $1.count }
        return Row(
          name,
          comparison.measure([
            Competitor(.tessera, operations: found) {
              for answer in answers { for index in answer { blackHole(arrangement.frame(at: index)) } }
            },
            Competitor(.floor, operations: found) {
              for answer in answers { for index in answer { blackHole(frames[index]) } }
            },
          ]), operations: found)
      }
    }
  }

  private static func measure(
    _ arrangement: Arrangement, _ rects: [Rect], _ name: RowName, _ comparison: Comparison
  ) -> Row {
    let answers = rects.map { arrangement.indices(overlapping: $0) }
    check(arrangement, rects, answers)
    var found: [Int] = []
    var row = Row(
      name,
      comparison.measure([
        Competitor(.tessera, operations: rects.count) {
          for rect in rects {
            found.removeAll(keepingCapacity: true)
            arrangement.appendIndices(overlapping: rect, to: &found)
            blackHole(found.count)
          }
        },
        Competitor(.floor, operations: rects.count) {
          for answer in answers {
            found.removeAll(keepingCapacity: true)
            for index in answer { found.append(index) }
            blackHole(found.count)
          }
        },
      ]), operations: rects.count)
    row.found = Double(answers.reduce(0) { $0 + $1.count }) / Double(answers.count)
    return row
  }

  /// Stops the program unless a few answers are those of looking at every frame; where there are many, not all.
  private static func check(_ arrangement: Arrangement, _ rects: [Rect], _ answers: [[Int]]) {
    for position in stride(from: 0, to: rects.count, by: rects.count / 4) {
      let found = Set(answers[position])
      for index in stride(from: 0, to: arrangement.count, by: max(1, arrangement.count / 10_000)) {
        let isVisible = arrangement.frame(at: index).overlaps(rects[position])
        require(isVisible == found.contains(index), "item \(index) in \(rects[position])")
      }
    }
  }
}

/// What is asked.
private enum QuerySubject: Equatable, CustomStringConvertible {
  case layout(Subject)
  /// The same frames in an array with CollectionKit's loop.
  case sorted(Subject)
  /// Frames of 60 × 60 points that a custom layout has thrown over a square, about thirty in each viewport.
  case scattered

  var description: String {
    switch self {
    case .layout(let subject): subject.rawValue
    case .sorted(let subject): "\(subject.rawValue) as CollectionKit"
    case .scattered: "scattered frames"
    }
  }

  var thresholds: [Threshold] {
    switch self {
    case .layout: [.withoutOutput(1_000), .noBlocks]
    case .sorted: []
    case .scattered: [.withoutOutput(10_000), .noBlocks]
    }
  }

  /// How many places are visited; fewer where each takes its time.
  var rectCount: Int { self == .scattered ? 64 : 256 }

  func arrangement(_ count: Int) -> Arrangement {
    switch self {
    case .layout(let subject): return subject.arrange(MeasuredItems(subject.sizes(count)))
    case .sorted(let subject): return SortedFrames(of: subject.arrange(MeasuredItems(subject.sizes(count))))
    case .scattered:
      var random = SeededGenerator(seed: 3)
      let side = (Double(count) * ScrollPattern.viewport.width * ScrollPattern.viewport.height / 30)
        .squareRoot()
      return FramesArrangement(
        (0..<count).map { _ in
          Rect(
            x: .random(in: 0..<side, using: &random), y: .random(in: 0..<side, using: &random), width: 60,
            height: 60)
        })
    }
  }
}

/// In which order places are visited.
private enum ScrollPattern: String, CaseIterable {
  case random = "random place"
  case step = "30-point step"
  case page = "page jump"

  static let viewport = Size(width: 400, height: 800)

  /// Visible rectangles: each at a random place, or 32 of them with the same step from one to the next.
  func rects(_ count: Int, in content: Size) -> [Rect] {
    let (steps, distance) =
      switch self {
      case .random: (1, 0.0)
      case .step: (32, 30.0)
      case .page: (32, Self.viewport.height)
      }
    var random = SeededGenerator(seed: 5)
    let mostX = max(0, content.width - Self.viewport.width)
    let mostY = max(0, content.height - Self.viewport.height - Double(steps - 1) * distance)
    return (0..<count / steps).flatMap { _ in
      let start = Point(x: .random(in: 0...mostX, using: &random), y: .random(in: 0...mostY, using: &random))
      return (0..<steps).map { step in
        Rect(origin: start + Point(y: Double(step) * distance), size: Self.viewport)
      }
    }
  }
}
