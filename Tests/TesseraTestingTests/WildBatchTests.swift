import TesseraDiff
import TesseraTesting
import TestSupport
import Testing

@Suite("Arbitrary batches", .tags(.model))
struct WildBatchTests {
  @Test("No batch traps, and accepted batches lead to the new data", arguments: (0..<UInt64(4)).sampled)
  func wild(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<1_000 {
      let change = RandomChange(size: 1 + number % 3, using: &generator)
      let other = RandomChange(size: 1 + number % 3, using: &generator)
      let isNear = generator.chance(50)
      let operations = (0..<generator.number(0...5)).map { _ in operation(isNear: isNear, &generator) }
      let batch = Batch(operations + (generator.chance(30) ? change.batch.operations : []))
      let new = generator.chance(50) ? change.new : other.new
      let found = BatchContract.violations(of: batch, from: change.old, to: new, rules: change.rules)
      let replayed = change.old.replaying(batch, taking: new)
      if found.isEmpty && replayed != new {
        Issue.record("seed \(seed): \(change.old) to \(new): accepted \(batch)")
        return
      }
      // Each missing position is reported exactly once.
      let missing = missingPlaces(of: batch, from: change.old, to: new)
      let told = found.count { [.b1, .b2, .b3, .b4, .b5].contains($0.rule) }
      if told != missing {
        Issue.record(
          "seed \(seed): \(change.old) to \(new): \(missing) places of \(batch) are missing, not \(told)")
        return
      }
    }
  }

  @Test("Accepted batches with two faults lead to the new data", arguments: (0..<UInt64(4)).sampled)
  func twice(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<300 {
      let change = RandomChange(size: 1 + number % 4, using: &generator)
      for kind in BatchMutant.Kind.allCases {
        guard let first = BatchMutant(kind, of: change, using: &generator) else { continue }
        var mutated = change
        mutated.batch = first.batch
        guard
          let second = BatchMutant(
            generator.pick([.drop, .shift, .exchange]), of: mutated, using: &generator),
          BatchContract.violations(of: second.batch, from: change.old, to: change.new, rules: change.rules)
            .isEmpty,
          change.old.replaying(second.batch, taking: change.new) != change.new
        else { continue }
        Issue.record("seed \(seed): \(change): accepted as \(second.batch)")
        return
      }
    }
  }

  /// Returns the number of positions in a batch, except for updates, that do not exist.
  private func missingPlaces(
    of batch: Batch, from old: BatchModel<Int>, to new: BatchModel<Int>
  ) -> Int {
    func sections(_ positions: [Int], _ model: BatchModel<Int>) -> Int {
      positions.count { !model.sections.indices.contains($0) }
    }
    func items(_ paths: [ItemPath], _ model: BatchModel<Int>) -> Int {
      paths.count { path in
        !model.sections.indices.contains(path.section)
          || !model.sections[path.section].items.indices.contains(path.item)
      }
    }
    return sections(batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map { $0.from }, old)
      + sections(batch.sectionInserts + batch.sectionMoves.map { $0.to }, new)
      + items(batch.deletes + batch.reloads + batch.moves.map { $0.from }, old)
      + items(batch.inserts + batch.moves.map { $0.to }, new)
  }

  private func operation(isNear: Bool, _ generator: inout SeededGenerator) -> BatchOperation {
    let numbers = isNear ? [0, 0, 1, 1, 2] : [0, 1, 2, 3, -1, .max, .min, .max - 1, .min + 1]
    var number: Int { generator.pick(numbers) }
    var path: ItemPath { ItemPath(section: number, item: number) }
    return switch generator.number(0...9) {
    case 0: .deleteSection(number)
    case 1: .insertSection(number)
    case 2: .moveSection(Move(from: number, to: number))
    case 3: .reloadSection(number)
    case 4: .delete(path)
    case 5: .insert(path)
    case 6: .move(Move(from: path, to: path))
    case 7: .reload(path)
    case 8: .updateSection(number)
    default: .update(path)
    }
  }
}

@Suite("Large batches")
struct LargeBatchTests {
  @Test("Many changes of one list are checked in one pass", .timeLimit(.minutes(1)))
  func oneSection() {
    let count = 40_000
    let old = model([Array(0..<count)])
    let new = model([(0..<count).map { $0 % 2 == 0 ? $0 + 1 : -$0 }])
    let evens = stride(from: 0, to: count, by: 2).map { at(0, $0) }
    let batch = Batch(
      deletes: evens, inserts: evens)
    #expect(BatchContract.violations(of: batch, from: old, to: new).count == count / 2)
    let odds = evens.map { at(0, $0.item + 1) }
    #expect(BatchContract.violations(of: Batch(deletes: evens, inserts: odds), from: old, to: new) == [])
  }

  @Test("Many moves within and across sections are checked in one pass", .timeLimit(.minutes(1)))
  func manySections() {
    let count = 5_000
    let old = model((0..<count).map { [4 * $0, 4 * $0 + 1, 4 * $0 + 2] })
    // The first item moves to the end, the second to the next section.
    let new = model((0..<count).map { [4 * $0 + 2, 4 * (($0 + count - 1) % count) + 1, 4 * $0] })
    let batch = Batch(
      moves: (0..<count).map { move(at($0, 0), at($0, 2)) }
        + (0..<count).map { move(at($0, 1), at(($0 + 1) % count, 1)) })
    #expect(BatchContract.violations(of: batch, from: old, to: new) == [])
  }

  @Test("Many violations are found in one pass", .timeLimit(.minutes(1)))
  func wrong() {
    let count = 10_000
    let old = model([Array(0..<count)])
    let all = (0..<count).map { at(0, $0) }
    let batch = Batch(
      sectionMoves: Array(repeating: move(0, 0), count: count), deletes: all + all,
      moves: all.map { move($0, at(0, 0)) }, reloads: all)
    let found = BatchContract.violations(of: batch, from: old, to: old, rules: .tableView)
    #expect(found.count > 5 * count)
  }

  private func model(_ ids: [[Int]]) -> BatchModel<Int> {
    BatchModel(
      sections: ids.enumerated().map { section, items in
        .init(id: section, items: items.map { .init(id: $0) })
      })
  }
}
