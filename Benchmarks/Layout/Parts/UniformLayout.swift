import BenchmarkSupport
import TesseraLayout

// Arranging items that are all alike, and say so.

extension Case {
  static func uniformLayouts(_ count: Int) -> [Case] {
    [Subject.list, .grid, .mosaic, .flow, .waterfall].map { subject in
      // Only these promise that the number of items does not matter.
      let isConstant = [Subject.list, .grid, .mosaic].contains(subject)
      let thresholds: [Threshold] = isConstant ? [.constantMemory, .constantTime] : []
      return Case(.uniform, count, subject.rawValue, thresholds: thresholds) { name, comparison in
        let size = Size(width: 80, height: 44)
        let items = UniformItems(count: count, size: size)
        let few = UniformItems(count: 1_000, size: size)
        let sizes = [Size](repeating: size, count: count)
        subject.check(subject.arrange(items), sizes)
        var row = Row(
          name,
          comparison.measure([
            Competitor(.tessera) { blackHole(subject.arrange(items)) },
            Competitor(.floor) { blackHole(subject.floorFrames(sizes)) },
            Competitor(.small) { blackHole(subject.arrange(few)) },
          ]))
        row.heap = HeapUse.of { subject.arrange(items) }
        return row
      }
    }
  }
}
