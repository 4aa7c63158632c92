import TesseraDiff
import TesseraTesting
import Testing

@MainActor
@Suite("Strict view: interactive moves")
struct InteractiveMovementTests {
  @Test("The data changes on the drop, and a batch may begin in the next turn")
  func legal() {
    let host = ListHost("A[a b] B[]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.endInteractiveMovement(at: at(1, 0)) { host.data = BatchModel("A[b] B[a]") }
    host.view.endTurn()
    host.show("A[] B[a]", Batch(deletes: [at(0, 0)]))
    #expect(host.view.violations == [])
    #expect(host.isShown)
  }

  @Test("T5, Listable #308, #513, #568, rdar 34933061: A batch during a drag is illegal")
  func during() {
    let host = ListHost("A[a b]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.show("A[a]", Batch(deletes: [at(0, 1)]))
    #expect(host.broken == [.t5])
  }

  @Test("T5: A batch in the callback that commits the move is illegal")
  func inCommit() {
    let host = ListHost("A[a b]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.endInteractiveMovement(at: at(0, 1)) {
      host.show("A[b a]", Batch(moves: [move(at(0, 0), at(0, 1))]))
    }
    #expect(host.broken == [.t5])
    #expect(host.isShown)
  }

  @Test("T5: A batch in the turn of the commit is illegal")
  func afterCommit() {
    let host = ListHost("A[a b]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.endInteractiveMovement(at: at(0, 1)) { host.data = BatchModel("A[b a]") }
    host.show("A[b]", Batch(deletes: [at(0, 1)]))
    #expect(host.broken == [.t5])
  }

  @Test("RxDataSources #35: Data that does not change on the drop is reported")
  func notFollowed() {
    let host = ListHost("A[a b]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.endInteractiveMovement(at: at(0, 1))
    #expect(host.broken == [.p1, .p2])
    #expect(host.isShown)
  }

  @Test("A drag that is canceled or ends where it began changes nothing")
  func canceled() {
    let host = ListHost("A[a b]")
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.endInteractiveMovement(at: nil)
    host.view.endTurn()
    host.view.beginInteractiveMovement(at: at(0, 1))
    host.view.endInteractiveMovement(at: at(0, 1))
    #expect(host.view.violations == [])
  }

  @Test("T5: Drags begin and end in pairs, outside of batches")
  func pairs() {
    let host = ListHost("A[a b]")
    host.view.endInteractiveMovement(at: nil)
    #expect(host.broken == [.t5])
    host.view.beginInteractiveMovement(at: at(0, 0))
    host.view.beginInteractiveMovement(at: at(0, 0))
    #expect(host.broken == [.t5, .t5])
    let other = ListHost("A[a b]")
    other.view.performBatchUpdates { other.view.beginInteractiveMovement(at: at(0, 0)) }
    #expect(other.broken == [.t5])
  }
}
