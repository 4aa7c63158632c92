import TesseraDiff
import TesseraTesting
import Testing

@MainActor @Suite("Strict view: beginUpdates and endUpdates")
struct StrictBatchBracketTests {
  @Test("Nested updates are part of the outermost batch, which is checked at its end")
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

  @Test("T1: A change of data before beginUpdates is reported")
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

  @Test("T1: Unbalanced calls of beginUpdates and endUpdates are reported")
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
