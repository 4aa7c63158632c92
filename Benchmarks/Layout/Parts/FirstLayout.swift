import BenchmarkSupport
import TesseraLayout

// Arranging items of different sizes, from nothing.

extension Case {
  static func firstLayouts(_ count: Int) -> [Case] {
    // A mosaic asks no item.
    Subject.allCases.filter { $0 != .mosaic }.map { subject in
      Case(.first, count, subject.rawValue, aims: subject.firstLayoutAims(count)) { name, contest in
        let sizes = subject.sizes(count)
        let items = MeasuredItems(sizes)
        subject.check(subject.arrange(items), sizes)
        return Row(
          name,
          contest.measure([
            Contestant(.tessera, operations: count) { keep(subject.arrange(items)) },
            Contestant(.floor, operations: count) { keep(subject.floorFrames(sizes)) },
          ]))
      }
    }
  }
}

extension Subject {
  fileprivate func firstLayoutAims(_ count: Int) -> [Aim] {
    guard count == 100_000 else { return [] }
    return switch self {
    case .list, .flow, .waterfall: [.toFloor(3)]
    case .grid, .frames, .row, .mosaic: []
    }
  }
}
