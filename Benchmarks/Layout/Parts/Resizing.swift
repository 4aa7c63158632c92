import BenchmarkSupport
import TesseraLayout

// One item at a random place gets another size, and the next frame asks for the places of the items around it.

extension Case {
  static func resizes(_ count: Int, isUsual: Bool) -> [Case] {
    let subjects: [Subject] = isUsual && count > 100_000 ? [.list] : [.list, .flow, .waterfall]
    let cases = subjects.map { ($0, $0.rawValue, asksContentSize: $0 != .waterfall) }
    let all = isUsual && count > 100_000 ? cases : cases + [(.waterfall, "waterfall, content size", true)]
    return all.map { subject, title, asksContentSize in
      Case(.resize, count, title, thresholds: subject.resizeThresholds(count)) { name, comparison in
        let sizes = subject.sizes(count)
        let resizing = Resizing(subject, sizes, asksContentSize: asksContentSize)
        resizing.run(1)
        let operations = resizing.isInPlace ? 256 : 1
        let floor = ResizingFloor(subject, sizes)
        var row = Row(
          name,
          comparison.measure([
            Competitor(.tessera, operations: operations) { resizing.run(operations) },
            Competitor(.floor, operations: 4) { floor.run(4) },
          ]), operations: operations)
        row.way = resizing.isInPlace ? "in place" : "arranges anew"
        return row
      }
    }
  }
}

extension Subject {
  fileprivate func resizeThresholds(_ count: Int) -> [Threshold] {
    switch (self, count) {
    case (.list, 1_000_000): [.figure(5)]
    case (.list, 10_000_000): [.figure(10)]
    case (.waterfall, 100_000): [.figure(50)]
    default: []
    }
  }
}

/// An endless list of changes, at random places.
private struct Resizes {
  private let places: [Int]
  private let sizes: [Size]
  private var position = 0

  init(_ subject: Subject, count: Int) {
    var random = SeededGenerator(seed: 7)
    places = (0..<512).map { _ in Int.random(in: 0..<count, using: &random) }
    // The two lengths have no common divisor: a place that comes again gets another size.
    sizes = Array(subject.sizes(1_021 + 512).suffix(1_021))
  }

  mutating func next() -> (index: Int, size: Size) {
    position += 1
    return (places[position % places.count], sizes[position % sizes.count])
  }
}

/// Tessera's part: in place where the arrangement can.
private final class Resizing {
  private let subject: Subject
  private let items: MeasuredItems
  private var arrangement: Arrangement
  private var resizes: Resizes
  private(set) var isInPlace = true
  /// Whether the size of the content is asked for after each change.
  private let asksContentSize: Bool

  init(_ subject: Subject, _ sizes: [Size], asksContentSize: Bool) {
    self.subject = subject
    self.asksContentSize = asksContentSize
    items = MeasuredItems(sizes)
    arrangement = subject.arrange(items)
    resizes = Resizes(subject, count: sizes.count)
  }

  func run(_ count: Int) {
    for _ in 0..<count {
      let (index, size) = resizes.next()
      if !arrangement.resize(at: index, to: size) {
        isInPlace = false
        items.sizes[index] = size
        arrangement = subject.arrange(items)
      }
      // About a screen.
      blackHole(arrangement.frame(at: min(index + 20, arrangement.count - 1)))
      if asksContentSize { blackHole(arrangement.contentSize) }
    }
  }
}

/// The floor: all later offsets of the list are shifted; elsewhere, all frames are computed again.
private final class ResizingFloor {
  private let subject: Subject
  private var sizes: [Size]
  private var offsets: PlainOffsets?
  private var resizes: Resizes

  init(_ subject: Subject, _ sizes: [Size]) {
    self.subject = subject
    self.sizes = sizes
    offsets = subject == .list ? PlainOffsets(sizes) : nil
    resizes = Resizes(subject, count: sizes.count)
  }

  func run(_ count: Int) {
    for _ in 0..<count {
      let (index, size) = resizes.next()
      if subject == .list {
        offsets?.resize(at: index, to: size.height)
        blackHole(offsets?.end)
      } else {
        sizes[index] = size
        blackHole(subject.floorFrames(sizes))
      }
    }
  }
}
