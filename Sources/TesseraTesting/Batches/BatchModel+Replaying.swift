import TesseraDiff

extension BatchModel {
  /// Performs a batch step by step without checking the rules.
  ///
  /// This is the meaning of a valid batch. Deleted and moved elements are removed, the last first. Then
  /// inserted and moved elements are inserted, the first first. Inserted elements are taken from `new`; moved
  /// and staying elements are those of this model. Finally reloads, which keep their place, and updates are
  /// performed on the result: a reload takes the whole element from `new`, an update its content.
  ///
  /// If the batch is valid between this model and `new`, the result equals `new`. The result can also equal
  /// `new` for invalid batches: this function does not check conflicts and hazards.
  ///
  /// - Parameters:
  ///   - batch: The batch to perform.
  ///   - new: The model after the batch.
  /// - Returns: The model that a view would show, or `nil` if a position does not exist when it is used.
  /// - Complexity: O(*n* · *m*) for *m* changes of lists of *n*; suitable for checks, not for display.
  public func replaying(_ batch: Batch, taking new: BatchModel) -> BatchModel? {
    var replay = BatchReplay(model: self, new: new)
    return replay.run(batch)
  }
}

/// The state of ``BatchModel/replaying(_:taking:)``.
private struct BatchReplay<ID: Hashable & Sendable> {
  var model: BatchModel<ID>
  let new: BatchModel<ID>

  mutating func run(_ batch: Batch) -> BatchModel<ID>? {
    guard let items = takeItems(batch), let sections = takeSections(batch), putSections(batch, sections),
      putItems(batch, items), reload(batch), update(batch)
    else { return nil }
    return model
  }

  /// Removes the items that are deleted or moved. Returns the moved ones, in the order of the moves.
  private mutating func takeItems(_ batch: Batch) -> [BatchModel<ID>.Item]? {
    var moved: [BatchModel<ID>.Item] = []
    for move in batch.moves {
      guard let item = model[move.from] else { return nil }
      moved.append(item)
    }
    for path in (batch.deletes + batch.moves.map { $0.from }).sorted(by: >) {
      guard model[path] != nil else { return nil }
      model.sections[path.section].items.remove(at: path.item)
    }
    return moved
  }

  /// Removes the sections that are deleted or moved. Returns the moved ones, in the order of the moves.
  private mutating func takeSections(_ batch: Batch) -> [BatchModel<ID>.Section]? {
    var moved: [BatchModel<ID>.Section] = []
    for move in batch.sectionMoves {
      guard model.sections.indices.contains(move.from) else { return nil }
      moved.append(model.sections[move.from])
    }
    for position in (batch.sectionDeletes + batch.sectionMoves.map { $0.from }).sorted(by: >) {
      guard model.sections.indices.contains(position) else { return nil }
      model.sections.remove(at: position)
    }
    return moved
  }

  private mutating func putSections(_ batch: Batch, _ moved: [BatchModel<ID>.Section]) -> Bool {
    var arrivals = zip(batch.sectionMoves, moved).map { ($0.to, $1) }
    for position in batch.sectionInserts {
      guard new.sections.indices.contains(position) else { return false }
      arrivals.append((position, new.sections[position]))
    }
    for (position, section) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard (0...model.sections.count).contains(position) else { return false }
      model.sections.insert(section, at: position)
    }
    return true
  }

  private mutating func putItems(_ batch: Batch, _ moved: [BatchModel<ID>.Item]) -> Bool {
    var arrivals = zip(batch.moves, moved).map { ($0.to, $1) }
    for path in batch.inserts {
      guard let item = new[path] else { return false }
      arrivals.append((path, item))
    }
    for (path, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard model.sections.indices.contains(path.section),
        (0...model.sections[path.section].items.count).contains(path.item)
      else { return false }
      model.sections[path.section].items.insert(item, at: path.item)
    }
    return true
  }

  private mutating func reload(_ batch: Batch) -> Bool {
    for position in batch.sectionReloads {
      guard model.sections.indices.contains(position), new.sections.indices.contains(position) else {
        return false
      }
      model.sections[position] = new.sections[position]
    }
    for path in batch.reloads {
      guard model[path] != nil, let item = new[path] else { return false }
      model.sections[path.section].items[path.item] = item
    }
    return true
  }

  private mutating func update(_ batch: Batch) -> Bool {
    for position in batch.sectionUpdates {
      guard model.sections.indices.contains(position), new.sections.indices.contains(position) else {
        return false
      }
      model.sections[position].content = new.sections[position].content
    }
    for path in batch.updates {
      guard model[path] != nil, let item = new[path] else { return false }
      model.sections[path.section].items[path.item].content = item.content
    }
    return true
  }
}

extension BatchModel {
  fileprivate subscript(path: ItemPath) -> Item? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
}
