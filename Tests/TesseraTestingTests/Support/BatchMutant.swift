import TesseraDiff
import TestSupport

/// A legal batch with one fault.
struct BatchMutant {
  /// The kind of a fault.
  enum Kind: CaseIterable {
    /// A change is left out.
    case drop
    /// A change is listed twice.
    case double
    /// A position is one off.
    case shift
    /// Two moves, or an insert and a move, exchange their targets.
    case exchange
    /// A moved item or section is reloaded, too.
    case reloadMoved
    /// A moved item or section is deleted, too.
    case deleteMoved
    /// An insert or a move ends in an inserted section.
    case intoInserted
    /// A move or a delete begins in a deleted section.
    case outOfDeleted
    /// A staying section moves, too, to any position or to its own.
    case moveSection
    /// An item or section is reloaded besides the other changes.
    case reloadStayer
  }

  let kind: Kind
  let batch: Batch

  /// Whether the fault is wrong in any batch. The other kinds can by chance give an equivalent batch, or
  /// leave out a redundant change.
  var isAlwaysWrong: Bool {
    switch kind {
    case .drop, .shift, .exchange: false
    case .double, .reloadMoved, .deleteMoved, .intoInserted, .outOfDeleted, .moveSection, .reloadStayer: true
    }
  }

  /// Adds one kind of fault to the batch of a change; `nil` if the batch lacks the required changes.
  init?(_ kind: Kind, of change: RandomChange, using generator: inout SeededGenerator) {
    self.kind = kind
    var maker = BatchMutantMaker(change: change, operations: change.batch.operations, generator: generator)
    let isDone = maker.run(kind)
    generator = maker.generator
    guard isDone else { return nil }
    batch = Batch(maker.operations)
  }
}

/// Creates one mutant. Each function returns whether it found something to change.
private struct BatchMutantMaker {
  let change: RandomChange
  var operations: [BatchOperation]
  var generator: SeededGenerator

  mutating func run(_ kind: BatchMutant.Kind) -> Bool {
    switch kind {
    case .drop: replaceOne { _, _ in [] }
    case .double: replaceOne { operation, _ in [operation, operation] }
    case .shift: replaceOne { operation, generator in [operation.shifted(&generator)] }
    case .exchange: exchange()
    case .reloadMoved: addToMoved(section: { .reloadSection($0) }, item: { .reload($0) })
    case .deleteMoved: addToMoved(section: { .deleteSection($0) }, item: { .delete($0) })
    case .intoInserted: redirectToInserted()
    case .outOfDeleted: takeFromDeleted()
    case .moveSection: moveSection()
    case .reloadStayer: reloadStayer()
    }
  }

  private mutating func replaceOne(
    _ replacement: (BatchOperation, inout SeededGenerator) -> [BatchOperation]
  ) -> Bool {
    guard !operations.isEmpty else { return false }
    let index = generator.number(0...operations.count - 1)
    operations.replaceSubrange(index...index, with: replacement(operations[index], &generator))
    return true
  }

  /// Exchanges the targets of two inserts or moves.
  private mutating func exchange() -> Bool {
    let arrivals = operations.indices.filter { operations[$0].itemEnd != nil }
    guard arrivals.count > 1 else { return false }
    let pair = arrivals.shuffled(using: &generator).prefix(2)
    guard let first = pair.first, let second = pair.last, let firstEnd = operations[first].itemEnd,
      let secondEnd = operations[second].itemEnd, operations[first].isMove || operations[second].isMove
    else { return false }
    operations[first] = operations[first].ending(at: secondEnd)
    operations[second] = operations[second].ending(at: firstEnd)
    return true
  }

  private mutating func addToMoved(
    section: (Int) -> BatchOperation, item: (ItemPath) -> BatchOperation
  ) -> Bool {
    let additions =
      change.batch.sectionMoves.map { section($0.from) } + change.batch.moves.map { item($0.from) }
    guard !additions.isEmpty else { return false }
    operations.append(generator.pick(additions))
    return true
  }

  private mutating func redirectToInserted() -> Bool {
    let sections = change.batch.sectionInserts.filter { !change.new.sections[$0].items.isEmpty }
    let arrivals = operations.indices.filter { operations[$0].itemEnd != nil }
    guard !sections.isEmpty, !arrivals.isEmpty else { return false }
    let section = generator.pick(sections)
    let item = generator.number(0...change.new.sections[section].items.count - 1)
    let index = generator.pick(arrivals)
    operations[index] = operations[index].ending(at: ItemPath(section: section, item: item))
    return true
  }

  private mutating func takeFromDeleted() -> Bool {
    let sections = change.batch.sectionDeletes.filter { !change.old.sections[$0].items.isEmpty }
    guard !sections.isEmpty else { return false }
    let section = generator.pick(sections)
    let path = ItemPath(
      section: section, item: generator.number(0...change.old.sections[section].items.count - 1))
    if let insert = change.batch.inserts.first, generator.chance(50) {
      operations = operations.map { $0 == .insert(insert) ? .move(Move(from: path, to: insert)) : $0 }
    } else {
      operations.append(.delete(path))
    }
    return true
  }

  private mutating func moveSection() -> Bool {
    let moved = Set(change.batch.sectionMoves.map { $0.from }).union(change.batch.sectionDeletes)
    let staying = change.old.sections.indices.filter { !moved.contains($0) }
    guard !staying.isEmpty, !change.new.sections.isEmpty else { return false }
    let section = generator.pick(staying)
    let place = change.new.sections.firstIndex { $0.id == change.old.sections[section].id }
    let other = generator.number(0...change.new.sections.count - 1)
    operations.append(.moveSection(Move(from: section, to: generator.chance(50) ? place ?? other : other)))
    return true
  }

  private mutating func reloadStayer() -> Bool {
    let batch = change.batch
    guard !operations.isEmpty, batch.reloads.isEmpty, batch.sectionReloads.isEmpty,
      Batch(sectionUpdates: batch.sectionUpdates, updates: batch.updates) != batch
    else { return false }
    let section = generator.number(0...change.old.sections.count - 1)
    let items = change.old.sections[section].items.count
    if items > 0, generator.chance(50) {
      operations.append(.reload(ItemPath(section: section, item: generator.number(0...items - 1))))
    } else {
      operations.append(.reloadSection(section))
    }
    return true
  }
}

extension BatchOperation {
  /// The path where an item is inserted or moved to.
  fileprivate var itemEnd: ItemPath? {
    switch self {
    case .insert(let path): path
    case .move(let move): move.to
    default: nil
    }
  }

  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  /// Returns the operation with another target.
  fileprivate func ending(at path: ItemPath) -> BatchOperation {
    switch self {
    case .insert: .insert(path)
    case .move(let move): .move(Move(from: move.from, to: path))
    default: self
    }
  }

  /// Returns the operation with one position that is off by one.
  fileprivate func shifted(_ generator: inout SeededGenerator) -> BatchOperation {
    let step = generator.chance(50) ? 1 : -1
    let isFirst = generator.chance(50)
    func path(_ path: ItemPath) -> ItemPath {
      isFirst
        ? ItemPath(section: path.section + step, item: path.item)
        : ItemPath(section: path.section, item: path.item + step)
    }
    switch self {
    case .deleteSection(let position): return .deleteSection(position + step)
    case .insertSection(let position): return .insertSection(position + step)
    case .reloadSection(let position): return .reloadSection(position + step)
    case .updateSection(let position): return .updateSection(position + step)
    case .moveSection(let move):
      return .moveSection(
        isFirst ? Move(from: move.from + step, to: move.to) : Move(from: move.from, to: move.to + step))
    case .delete(let place): return .delete(path(place))
    case .insert(let place): return .insert(path(place))
    case .reload(let place): return .reload(path(place))
    case .update(let place): return .update(path(place))
    case .move(let move):
      return .move(
        generator.chance(50)
          ? Move(from: path(move.from), to: move.to) : Move(from: move.from, to: path(move.to)))
    }
  }
}
