import TesseraDiff
import TesseraTesting
import Testing

@MainActor
@Suite("Strict view: reloads, overlaps and layouts")
struct StrictBatchTimingTests {
  @Test("T4: A reload of all data inside a batch is illegal")
  func reloadInside() {
    let host = ListHost("A[a]")
    host.view.performBatchUpdates {
      host.data = BatchModel("B[b]")
      host.view.reloadData()
    }
    #expect(host.broken == [.t4])
    #expect(host.isShown)
  }

  @Test("T4, rdar 31748196: A reload of all data during an animation is illegal")
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

  @Test("T7: A batch during the animation of the previous one is illegal")
  func overlap() {
    let host = ListHost("A[a b]")
    host.show("A[b]", Batch(deletes: [at(0, 0)]))
    #expect(host.view.isAnimating)
    host.show("A[]", Batch(deletes: [at(0, 0)]))
    #expect(host.broken == [.t7])
    #expect(host.isShown)
  }

  @Test("T7: A batch may begin in the completion of the previous one")
  func serial() {
    let host = ListHost("A[a b]")
    host.show("A[b]", Batch(deletes: [at(0, 0)])) { _ in host.show("A[]", Batch(deletes: [at(0, 0)])) }
    host.view.finishAnimations()
    #expect(host.view.isAnimating)
    #expect(host.view.violations == [])
    #expect(host.isShown)
  }

  @Test("T7, Listable #557: A deferred block is legal unless the data changes before it")
  func lateBlock() {
    let host = ListHost("A[a b]")
    host.view.defersUpdateBlocks = true
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

  @Test("T7: Changes while a deferred block waits are illegal")
  func twoLateBlocks() {
    let host = ListHost("A[a b]")
    host.view.defersUpdateBlocks = true
    host.view.performBatchUpdates {}
    host.view.performBatchUpdates {}
    #expect(host.broken == [.t7])
    host.view.updateItems([at(0, 0)])
    #expect(host.broken == [.t7, .t7])
  }

  @Test("T8, IGListKit d9a89c9: Layout calls inside a batch are illegal")
  func layoutInside() {
    let host = ListHost("A[a b]")
    host.view.performBatchUpdates { host.view.invalidateLayout() }
    host.view.finishAnimations()
    host.view.performBatchUpdates { host.view.setNeedsLayout() }
    host.view.finishAnimations()
    host.view.performBatchUpdates { host.view.layoutIfNeeded() }
    #expect(host.broken == [.t8, .t8, .t8])
  }

  @Test("T9: A completion is called once for an unfinished animation")
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
