import BenchmarkSupport
import TesseraLayout

// Arranging items of different sizes, from nothing.

extension Case {
  static func firstLayouts(_ count: Int) -> [Case] {
    // A mosaic asks no item.
    Subject.allCases.filter { $0 != .mosaic }.map { subject in
      Case(.first, count, subject.rawValue, thresholds: subject.firstLayoutThresholds(count)) {
        name, comparison in
        let sizes = subject.sizes(count)
        let items = MeasuredItems(sizes)
        subject.check(subject.arrange(items), sizes)
        return Row(
          name,
          comparison.measure([
            Competitor(.tessera, operations: count) { blackHole(subject.arrange(items)) },
            Competitor(.floor, operations: count) { blackHole(subject.floorFrames(sizes)) },
          ]))
      }
    }
  }
}

extension Subject {
  fileprivate func firstLayoutThresholds(_ count: Int) -> [Threshold] {
    guard count == 100_000 else { return [] }
    return switch self {
    case .list, .flow, .waterfall: [.toFloor(3)]
    case .grid, .frames, .row, .mosaic: []
    }
  }
}
