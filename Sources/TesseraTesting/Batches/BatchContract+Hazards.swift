/// H1, H2, H4, H5: changes that a view accepts but cannot perform correctly. Reloads are checked with C7.
extension BatchContract.Examination {
  mutating func checkHazards() {
    checkMovedSections()
    checkNoopMoves(of: sections, sections.moves, 0, 0)
    let moves = Dictionary(grouping: items.moves) { $0.fromScope }
    for (section, target) in newSection.enumerated() {
      guard let target, let moves = moves[section] else { continue }
      checkNoopMoves(of: items, moves.filter { $0.toScope == target }, section, target)
    }
    checkCombinations()
  }

  /// H1.
  private mutating func checkMovedSections() {
    for section in items.old.scopes where sections.old.claims[section].contains(.move) {
      for number in items.old[section] where !items.old.claims[number].isEmpty {
        report(.h1, "\(items.old.name(number)) changes, and its section \(section) moves")
      }
    }
    for section in items.new.scopes where sections.new.claims[section].contains(.move) {
      for number in items.new[section] where !items.new.claims[number].isDisjoint(with: [.insert, .move]) {
        report(.h1, "\(items.new.name(number)) changes, and its section \(section) is the end of a move")
      }
    }
  }

  /// H2: without the move, the section or item would stay and be at the same place.
  ///
  /// It would be one more stayer, and its target one more free place. The two coincide if as many stayers
  /// precede the origin as free places precede the target.
  private mutating func checkNoopMoves(
    of level: BatchLevel, _ moves: [BatchLevel.PlacedMove], _ oldScope: Int, _ newScope: Int
  ) {
    guard !moves.isEmpty, level.hasEqualCounts(oldScope, newScope) else { return }
    let oldStart = level.old[oldScope].lowerBound
    let newStart = level.new[newScope].lowerBound
    let stayersBefore = ranks(level.stayers(of: oldScope), in: level.old[oldScope])
    let freeBefore = ranks(level.freePlaces(of: newScope), in: level.new[newScope])
    for move in moves where stayersBefore[move.from - oldStart] == freeBefore[move.to - newStart] {
      report(
        .h2,
        "the move of \(level.old.name(move.from)) to \(level.new.name(move.to)) does not change the order")
    }
  }

  /// Returns, for each number of a range, how many of the places precede it.
  private func ranks(_ places: some Sequence<Int>, in range: Range<Int>) -> [Int] {
    var ranks = Array(repeating: 0, count: range.count + 1)
    for place in places { ranks[place - range.lowerBound + 1] = 1 }
    for index in ranks.indices.dropFirst() { ranks[index] += ranks[index - 1] }
    return ranks
  }

  /// H4 and H5.
  private mutating func checkCombinations() {
    guard let move = sections.moves.first else { return }
    if let section = sections.inserts.first, let item = items.inserts.first {
      report(
        .h4,
        "\(sections.new.name(section)) is inserted, section \(move.from) moves and "
          + "\(items.new.name(item)) is inserted, all at once")
    }
    let itemChanges = items.structuralCount + items.reloads.count
    if rules == .tableView, itemChanges > 0 {
      report(.h5, "section \(move.from) moves in a batch with \(itemChanges) changes of rows")
    }
  }
}
