import TesseraDiff

/// One change of a batch.
enum BatchOperation: Hashable {
  case deleteSection(Int)
  case insertSection(Int)
  case moveSection(Move<Int>)
  case reloadSection(Int)
  case delete(ItemPath)
  case insert(ItemPath)
  case move(Move<ItemPath>)
  case reload(ItemPath)
  case updateSection(Int)
  case update(ItemPath)
}

extension Batch {
  init(_ operations: some Sequence<BatchOperation>) {
    self.init()
    for operation in operations { add(operation) }
  }

  var operations: [BatchOperation] {
    sectionDeletes.map { .deleteSection($0) } + sectionInserts.map { .insertSection($0) }
      + sectionMoves.map { .moveSection($0) } + sectionReloads.map { .reloadSection($0) }
      + deletes.map { .delete($0) } + inserts.map { .insert($0) } + moves.map { .move($0) }
      + reloads.map { .reload($0) } + sectionUpdates.map { .updateSection($0) } + updates.map { .update($0) }
  }

  mutating func add(_ operation: BatchOperation) {
    switch operation {
    case .deleteSection(let position): sectionDeletes.append(position)
    case .insertSection(let position): sectionInserts.append(position)
    case .moveSection(let move): sectionMoves.append(move)
    case .reloadSection(let position): sectionReloads.append(position)
    case .delete(let path): deletes.append(path)
    case .insert(let path): inserts.append(path)
    case .move(let move): moves.append(move)
    case .reload(let path): reloads.append(path)
    case .updateSection(let position): sectionUpdates.append(position)
    case .update(let path): updates.append(path)
    }
  }
}
