import BenchmarkSupport
import TesseraLayout

// What an arrangement of items of different sizes holds; the floor is an array of frames.

extension Case {
  static func memory(_ count: Int) -> [Case] {
    [Subject.list, .grid, .flow, .waterfall].map { subject in
      Case(.memory, count, subject.rawValue, thresholds: [.figure(24)]) { name, _ in
        let sizes = subject.sizes(count)
        let items = MeasuredItems(sizes)
        let floor = HeapUse.of { subject.floorFrames(sizes) }
        var row = Row(name)
        row.heap = HeapUse.of { subject.arrange(items) }
        row.figure = row.heap.map { Double($0.held) / Double(count) }
        row.floor = floor.map { Double($0.held) / Double(count) }
        if let figure = row.figure, let floor = row.floor { row.ratio = figure / floor }
        return row
      }
    }
  }
}
