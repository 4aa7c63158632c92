import TesseraDiff
import TesseraTesting
import TestSupport
import Testing

/// All small batches compared with a definition of correctness without rules: the replay of the batch gives
/// the new data, no position is used twice, and no move is redundant.
@Suite("All small batches")
struct ExhaustiveBatchTests {
  /// The changes from one list to another.
  struct Edit {
    var deletes: [Int]
    var inserts: [Int]
    var moves: [Move<Int>]
  }

  @Test("The contract accepts exactly the correct batches of items", arguments: 0...3)
  func items(count: Int) {
    check(count: count) { ids in
      BatchModel(sections: [.init(id: "S", items: ids.map { .init(id: $0) })])
    } batch: { edit in
      Batch(
        deletes: edit.deletes.map { at(0, $0) }, inserts: edit.inserts.map { at(0, $0) },
        moves: edit.moves.map { move(at(0, $0.from), at(0, $0.to)) })
    }
  }

  @Test("The contract accepts exactly the correct batches of empty sections", arguments: 0...3)
  func sections(count: Int) {
    check(count: count) { ids in
      BatchModel(sections: ids.map { .init(id: $0) })
    } batch: { edit in
      Batch(sectionDeletes: edit.deletes, sectionInserts: edit.inserts, sectionMoves: edit.moves)
    }
  }

  private func check(
    count: Int, model: ([String]) -> BatchModel<String>, batch: (Edit) -> Batch
  ) {
    let ids = ["a", "b", "c", "d"]
    // The old list is the same up to renaming.
    let old = model(Array(ids.prefix(count)))
    let oneMoveLess = Shrinker.leavingOutOne(of: \Edit.moves)
    var acceptedCount = 0
    for target in arrangements(of: ids, upTo: 3) {
      let new = model(target)
      func leads(_ edit: Edit) -> Bool { old.replaying(batch(edit), taking: new) == new }
      for edit in edits(from: count, to: target.count) {
        let isRight = leads(edit) && !oneMoveLess.candidates(edit).contains(where: leads)
        let found = BatchContract.violations(of: batch(edit), from: old, to: new)
        if found.isEmpty { acceptedCount += 1 }
        if found.isEmpty != isRight {
          Issue.record("\(old) to \(new) by \(batch(edit)): \(found)")
          return
        }
      }
    }
    #expect(acceptedCount >= arrangements(of: ids, upTo: 3).count)
  }

  /// Returns all changes from one number of items to another with at most two moves and without conflicts.
  private func edits(from oldCount: Int, to newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    for deletes in subsets(of: oldCount) {
      for inserts in subsets(of: newCount) where oldCount - deletes.count + inserts.count == newCount {
        let starts = (0..<oldCount).filter { !deletes.contains($0) }
        let ends = (0..<newCount).filter { !inserts.contains($0) }
        let moves = starts.flatMap { start in ends.map { Move(from: start, to: $0) } }
        edits.append(Edit(deletes: deletes, inserts: inserts, moves: []))
        for (index, first) in moves.enumerated() {
          edits.append(Edit(deletes: deletes, inserts: inserts, moves: [first]))
          for second in moves[(index + 1)...] where first.from != second.from && first.to != second.to {
            edits.append(Edit(deletes: deletes, inserts: inserts, moves: [first, second]))
          }
        }
      }
    }
    return edits
  }

  private func subsets(of count: Int) -> [[Int]] {
    (0..<1 << count).map { bits in (0..<count).filter { bits & 1 << $0 != 0 } }
  }

  private func arrangements(of ids: [String], upTo count: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    return [[]]
      + ids.flatMap { id in
        arrangements(of: ids.filter { $0 != id }, upTo: count - 1).map { [id] + $0 }
      }
  }
}
