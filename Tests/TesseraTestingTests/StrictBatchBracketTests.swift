import TesseraDiff
import TesseraTesting
import Testing

@MainActor @Suite("Batches that begin and end by calls")
struct StrictBatchBracketTests {
  @Test("Nested ones are a part of the outermost, which is judged when it ends")
  func nested() {
    var data = BatchModel(sections: [.init(id: 0, items: [.init(id: 1), .init(id: 2)])])
    let view = StrictBatchView(rules: .tableView) { data }
    view.layoutIfNeeded()
    view.beginUpdates()
    data.sections[0].items.removeFirst()
    view.deleteItems([ItemPath(section: 0, item: 0)])
    view.beginUpdates()
    data.sections[0].items.append(.init(id: 3))
    view.insertItems([ItemPath(section: 0, item: 1)])
    view.endUpdates()
    #expect(view.isInBatch && view.batches.isEmpty)
    view.endUpdates()
    #expect(!view.isInBatch && view.batches.count == 1)
    #expect(view.violations.isEmpty && view.shown == data)
  }

  @Test("The data change after the beginning, and before the end (T1)")
  func stale() {
    var data = BatchModel(sections: [.init(id: 0, items: [.init(id: 1)])])
    let view = StrictBatchView(rules: .tableView) { data }
    view.layoutIfNeeded()
    data.sections[0].items.append(.init(id: 2))
    view.beginUpdates()
    view.insertItems([ItemPath(section: 0, item: 1)])
    view.endUpdates()
    #expect(view.violations.map { $0.rule } == [.t1])
  }

  @Test("None ends that has not begun, and a turn ends outside (T1)")
  func unbalanced() {
    let view = StrictBatchView<Int> { BatchModel() }
    view.layoutIfNeeded()
    view.endUpdates()
    #expect(view.violations.map { $0.rule } == [.t1])
    view.performBatchUpdates { view.endUpdates() }
    #expect(view.violations.map { $0.rule } == [.t1, .t1])
    view.finishAnimations()
    view.beginUpdates()
    view.endTurn()
    #expect(view.violations.map { $0.rule } == [.t1, .t1, .t1])
  }
}
