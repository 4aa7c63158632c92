import TesseraDiff
import TesseraTesting
import Testing

@Suite("Replay of a batch")
struct BatchReplayTests {
  @Test("Moved items keep their content; inserted ones take it from the new model")
  func contents() {
    let old = BatchModel("A:1[a:1 b:1] B:1[c:1] C[]")
    let new = BatchModel("C:9[] D:9[x:9] A:9[b:9 y:9 c:9 a:9]")
    let batch = Batch(
      sectionDeletes: [1], sectionInserts: [1], sectionMoves: [move(0, 2)], inserts: [at(2, 1)],
      moves: [move(at(0, 0), at(2, 3)), move(at(1, 0), at(2, 2))])
    #expect(old.replaying(batch, taking: new) == BatchModel("C[] D:9[x:9] A:1[b:1 y:9 c:1 a:1]"))
    var updating = batch
    updating.sectionUpdates = [0]
    updating.updates = [at(2, 0)]
    #expect(old.replaying(updating, taking: new) == BatchModel("C:9[] D:9[x:9] A:1[b:9 y:9 c:1 a:1]"))
  }

  @Test("An update takes only the content from the new model, a reload everything")
  func reloads() {
    let old = BatchModel("A[a b] B[c]")
    let new = BatchModel("A:1[x:1 y:1] Z:1[z z]")
    let batch = Batch(sectionReloads: [1], reloads: [at(0, 1)], sectionUpdates: [0], updates: [at(0, 0)])
    #expect(old.replaying(batch, taking: new) == BatchModel("A:1[a:1 y:1] Z:1[z z]"))
  }

  @Test(
    "A batch with a position that does not exist has no result",
    arguments: [
      Batch(sectionDeletes: [2]), Batch(sectionDeletes: [0, 1, 1]), Batch(sectionInserts: [3]),
      Batch(sectionMoves: [move(2, 0)]), Batch(sectionMoves: [move(0, 2)]),
      Batch(sectionMoves: [move(0, -1)]),
      Batch(sectionReloads: [2]), Batch(sectionReloads: [.min]), Batch(deletes: [at(0, 1)]),
      Batch(deletes: [at(0, 0), at(0, 0)]), Batch(inserts: [at(0, 9)]), Batch(inserts: [at(2, 0)]),
      Batch(moves: [move(at(0, 1), at(0, 0))]), Batch(moves: [move(at(0, 0), at(0, 1))]),
      Batch(moves: [move(at(0, 0), at(7, 0))]), Batch(reloads: [at(0, 1)]), Batch(reloads: [at(1, 1)]),
      Batch(sectionUpdates: [2]), Batch(updates: [at(0, 1)]), Batch(updates: [at(.max, .max)]),
    ])
  func impossible(_ batch: Batch) {
    let old = BatchModel("A[a] B[b c]")
    let new = BatchModel("A[a x] B[b] C[c]")
    #expect(old.replaying(batch, taking: new) == nil)
  }
}
