extension StageArranger {
  /// Replaces by deletes and inserts what one stage cannot hold.
  ///
  /// Items that move out of a deleted section or into an inserted one come and go instead; sections that cannot move
  /// together with what else changes are deleted and inserted, with all their items.
  ///
  /// - Complexity: O(*c* log *c* + *s* log *s*) for *c* changes and *s* sections, for each round; a second round is
  ///   rare.
  mutating func fitIntoOneStage() {
    replaceImpossibleMoves()
    while true {
      let arrangement = arrangement(in: .one)
      let conflicts = conflicts(in: arrangement)
      if conflicts.isEmpty { return }
      difference.sectionMoves = arrangement.sectionMoves.map { $0.move }
      replaceSections(conflicts.map { $0.move })
      replaceImpossibleMoves()
    }
  }

  /// Deletes and inserts some of the sections that move.
  private mutating func replaceSections(_ sections: [Move<Int>]) {
    let replaced = Set(sections)
    difference.sectionMoves.removeAll { replaced.contains($0) }
    difference.sectionDeletes = (difference.sectionDeletes + sections.map { $0.from }).sorted()
    difference.sectionInserts = (difference.sectionInserts + sections.map { $0.to }).sorted()
    partners = SectionPartners(
      difference, oldCount: partners.newOfOld.count, newCount: partners.oldOfNew.count)
  }

  /// Lets come and go what would move between a section that goes or comes and another one.
  private mutating func replaceImpossibleMoves() {
    let partners = partners
    let moves = difference.moves
    let left = moves.filter { !partners.isRescued($0) && partners.isWelcomed($0) }.map { $0.from }
    let entered = moves.filter { partners.isRescued($0) && !partners.isWelcomed($0) }.map { $0.to }
    let kept = Set(moves.filter { !partners.isRescued($0) && !partners.isWelcomed($0) })
    difference.moves = moves.filter { kept.contains($0) }
    difference.deletes = (difference.deletes.filter { partners.newOfOld[$0.section] != nil } + left).sorted()
    difference.inserts = (difference.inserts.filter { partners.oldOfNew[$0.section] != nil } + entered)
      .sorted()
    // What comes with all its looks needs no update.
    difference.updates.removeAll { update in
      partners.newOfOld[update.from.section] != update.to.section && !kept.contains(update)
    }
    difference.sectionUpdates.removeAll { partners.newOfOld[$0.from] != $0.to }
  }
}
