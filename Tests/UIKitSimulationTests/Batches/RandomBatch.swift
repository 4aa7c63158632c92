import TesseraDiff
import TesseraTesting
import TestSupport

/// Random models and batches, valid and invalid ones.
struct RandomBatch {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns a random model with ids from a small set, so that two models have much in common.
  ///
  /// - Parameter size: The largest number of items in a section.
  mutating func model(size: Int = 4) -> BatchModel<Int> {
    var items = Array(0..<size * 4).shuffled(using: &generator)
    var model = BatchModel<Int>()
    for id in (0..<4).shuffled(using: &generator) where Int.random(in: 0..<4, using: &generator) > 0 {
      let count = min(items.count, Int.random(in: 0...size, using: &generator))
      let chosen = items.prefix(count).map {
        BatchModel<Int>.Item(id: 100 + $0, content: Int.random(in: 0...1, using: &generator))
      }
      model.sections.append(.init(id: id, items: chosen))
      items.removeFirst(count)
    }
    return model
  }

  /// Returns the batches that lead from one model to another, each with the data after it.
  static func stages(
    from old: BatchModel<Int>, to new: BatchModel<Int>, rules: BatchRules
  ) -> [(batch: Batch, result: BatchModel<Int>)] {
    let (old, new) = (old.sections.map(Shelf.init), new.sections.map(Shelf.init))
    let difference = SectionedDifference(from: old, to: new)
    let plan = BatchPlan(for: difference, from: old, to: new, policy: BatchPolicy(rules: rules))
    guard case .stages(let stages) = plan else { return [] }
    return stages.map { stage in
      let shelves = stage.sections(from: old, to: new)
      let items = stage.items(from: old.map(\.items), to: new.map(\.items))
      return (
        stage.batch, BatchModel(sections: zip(shelves, items).map { Shelf(id: $0.id, items: $1).section })
      )
    }
  }

  /// Returns a batch with random changes that usually make it invalid.
  mutating func spoiled(_ batch: Batch) -> Batch {
    var batch = batch
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: batch.deletes.append(path())
      case 1: batch.inserts.append(path())
      case 2: batch.reloads.append(path())
      case 3: batch.moves.append(Move(from: path(), to: path()))
      case 4: batch.sectionDeletes.append(number())
      case 5: batch.sectionInserts.append(number())
      case 6: batch.sectionReloads.append(number())
      case 7: batch.sectionMoves.append(Move(from: number(), to: number()))
      case 8: if !batch.inserts.isEmpty { batch.inserts.removeLast() }
      default: if !batch.deletes.isEmpty { batch.deletes.removeLast() }
      }
    }
    return batch
  }

  private mutating func number() -> Int { Int.random(in: 0...4, using: &generator) }

  private mutating func path() -> ItemPath { ItemPath(section: number(), item: number()) }
}

/// A section that can be compared.
private struct Shelf: DifferenceSection {
  struct Item: Identifiable, Equatable {
    var id: Int
    var content: Int
  }

  var id: Int
  var items: [Item]

  func hasSameContent(as other: Shelf) -> Bool { true }

  init(id: Int, items: [Item]) {
    self.id = id
    self.items = items
  }

  init(_ section: BatchModel<Int>.Section) {
    self.init(id: section.id, items: section.items.map { Item(id: $0.id, content: $0.content) })
  }

  var section: BatchModel<Int>.Section {
    BatchModel<Int>.Section(id: id, items: items.map { BatchModel<Int>.Item(id: $0.id, content: $0.content) })
  }
}
