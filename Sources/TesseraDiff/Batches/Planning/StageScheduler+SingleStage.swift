extension StageScheduler {
  /// Replaces all changes that do not fit into one stage by deletes and inserts.
  ///
  /// Items that move out of a deleted section or into an inserted one are deleted and inserted instead.
  /// Sections whose move conflicts with other changes are deleted and inserted with all their items.
  ///
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, for each round; a second
  ///   round is rare.
  mutating func fitIntoOneStage() {
    replaceImpossibleMoves()
    while true {
      let schedule = schedule(in: .one)
      let conflicts = conflicts(in: schedule)
      if conflicts.isEmpty { return }
      difference.sectionMoves = schedule.sectionMoves.map { $0.move }
      replaceSections(conflicts.map { $0.move })
      replaceImpossibleMoves()
    }
  }

  /// Replaces some section moves by a delete and an insert.
  private mutating func replaceSections(_ sections: [Move<Int>]) {
    let replaced = Set(sections)
    difference.sectionMoves.removeAll { replaced.contains($0) }
    difference.sectionDeletes = (difference.sectionDeletes + sections.map { $0.from }).sorted()
    difference.sectionInserts = (difference.sectionInserts + sections.map { $0.to }).sorted()
    matches = SectionMatches(
      difference, oldCount: matches.newOfOld.count, newCount: matches.oldOfNew.count)
  }

  /// Replaces item moves between a deleted or inserted section and another one by deletes and inserts.
  private mutating func replaceImpossibleMoves() {
    let matches = matches
    let moves = difference.moves
    let left = moves.filter { !matches.leavesDeletedSection($0) && matches.entersInsertedSection($0) }.map {
      $0.from
    }
    let entered = moves.filter { matches.leavesDeletedSection($0) && !matches.entersInsertedSection($0) }
      .map { $0.to }
    let kept = Set(moves.filter { !matches.leavesDeletedSection($0) && !matches.entersInsertedSection($0) })
    difference.moves = moves.filter { kept.contains($0) }
    difference.deletes = (difference.deletes.filter { matches.newOfOld[$0.section] != nil } + left).sorted()
    difference.inserts = (difference.inserts.filter { matches.oldOfNew[$0.section] != nil } + entered)
      .sorted()
    // An inserted section or item shows its new content and needs no update.
    difference.updates.removeAll { update in
      matches.newOfOld[update.from.section] != update.to.section && !kept.contains(update)
    }
    difference.sectionUpdates.removeAll { matches.newOfOld[$0.from] != $0.to }
  }
}
