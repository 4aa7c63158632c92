import TesseraDiff
import TesseraTesting
import Testing

@MainActor
@Suite("Strict view: reloads, overlaps and layouts")
struct StrictBatchTimingTests {
  @Test("T4: everything is reloaded inside a batch")
  func reloadInside() {
    let host = ListHost("A[a]")
    host.view.performBatchUpdates {
      host.data = BatchModel("B[b]")
      host.view.reloadData()
    }
    #expect(host.broken == [.t4])
    #expect(host.isShown)
  }

  @Test("T4: rdar 31748196: everything is reloaded while a batch is animated")
  func reloadWhileAnimating() {
    let host = ListHost("A[a]")
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    host.data = BatchModel("B[b]")
    host.view.reloadData()
    #expect(host.broken == [.t4])
    host.view.finishAnimations()
    host.view.reloadData()
    host.view.endTurn()
    #expect(host.broken == [.t4])
    #expect(host.isShown)
  }

  @Test("T7: a batch while the one before it is animated")
  func overlap() {
    let host = ListHost("A[a b]")
    host.show("A[b]", Batch(deletes: [at(0, 0)]))
    #expect(host.view.isAnimating)
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    #expect(host.broken == [.t7])
    #expect(host.isShown)
  }

  @Test("T7: the next batch begins in the completion of the one before it")
  func serial() {
    let host = ListHost("A[a b]")
    host.show("A[b]", Batch(deletes: [at(0, 0)])) { _ in host.show("A[]", Batch(deletes: [at(0, 0)])) }
    host.view.finishAnimations()
    #expect(host.view.isAnimating)
    #expect(host.view.violations == [])
    #expect(host.isShown)
  }

  @Test("T7: a block may run late; Listable #557: the data changed in the meantime")
  func lateBlock() {
    let host = ListHost("A[a b]")
    host.view.runsBlocksLate = true
    host.show("A[b]", Batch(deletes: [at(0, 0)]))
    #expect(host.view.shown == BatchModel("A[a b]"))
    #expect(host.data == BatchModel("A[a b]"))
    host.view.endTurn()
    #expect(host.view.violations == [])
    #expect(host.view.shown == BatchModel("A[b]"))
    host.view.finishAnimations()
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    host.data = BatchModel("A[b c]")
    host.view.endTurn()
    #expect(host.broken == [.t1])
    #expect(host.isShown)
  }

  @Test("T7: two blocks wait, or a single call overtakes one")
  func twoLateBlocks() {
    let host = ListHost("A[a b]")
    host.view.runsBlocksLate = true
    host.view.performBatchUpdates {}
    host.view.performBatchUpdates {}
    #expect(host.broken == [.t7])
    host.view.updateItems([at(0, 0)])
    #expect(host.broken == [.t7, .t7])
  }

  @Test("T8: a layout is invalidated, asked for or done inside a batch (IGListKit d9a89c9)")
  func layoutInside() {
    let host = ListHost("A[a b]")
    host.view.performBatchUpdates { host.view.invalidateLayout() }
    host.view.finishAnimations()
    host.view.performBatchUpdates { host.view.setNeedsLayout() }
    host.view.finishAnimations()
    host.view.performBatchUpdates { host.view.layoutIfNeeded() }
    #expect(host.broken == [.t8, .t8, .t8])
  }

  @Test("T9: completions hear that an animation was not finished, once")
  func unfinished() {
    let host = ListHost("A[a b]")
    var heard: [Bool] = []
    host.show("A[b]", Batch(deletes: [at(0, 0)])) { heard.append($0) }
    host.view.finishAnimations(finished: false)
    host.view.finishAnimations()
    #expect(heard == [false])
    #expect(host.view.violations == [])
  }
}
