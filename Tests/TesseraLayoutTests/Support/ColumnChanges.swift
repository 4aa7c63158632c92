import TesseraLayout
import TestSupport

extension SeededGenerator {
  /// Changes and resizes items of a layout of columns step by step, compares each step with a new
  /// arrangement, and returns the first deviation; `nil` if there is none.
  mutating func problem(
    changing start: TestItems, _ layout: Layout, in container: Size, wild: Bool
  ) -> String? {
    var items = start
    var arrangement = layout.arrange(items, in: container)
    for step in 0..<6 {
      let before = arrangement.frames
      let edit = edit(items, wild: wild)
      guard let next = arrangement.replacing(edit.splices, with: edit.items) else {
        return "step \(step): refused"
      }
      if arrangement.frames != before { return "step \(step): the old arrangement changed" }
      let asked = Set(edit.items.requests.map { $0.index })
      if asked != Set(edit.splices.flatMap { $0.new }) { return "step \(step): asked others" }
      items = edit.items
      arrangement = next
      if items.count > 0 {
        let index = int(0...(items.count - 1))
        let height = extent(wild: wild)
        items.sizes[index].height = .fixed(height)
        guard arrangement.resize(at: index, to: Size(width: 1, height: height)) else {
          return "step \(step): no other size"
        }
      }
      let fresh = layout.arrange(items, in: container)
      if let problem = difference(arrangement, fresh, queries(for: fresh)) {
        return "step \(step): \(problem)"
      }
    }
    return nil
  }
}
