/// A scheduler that chooses the stages of a difference, and the sections that move.
struct StageScheduler {
  /// The difference, which changes if it must fit into one stage.
  var difference: SectionedDifference
  var matches: SectionMatches
  private let rules: BatchRules

  init(_ difference: SectionedDifference, oldCount: Int, newCount: Int, rules: BatchRules) {
    self.difference = difference
    self.rules = rules
    matches = SectionMatches(difference, oldCount: oldCount, newCount: newCount)
  }

  struct Schedule {
    let shape: StageShape
    /// The difference; its section moves determine which sections keep their places between stages.
    let difference: SectionedDifference
    /// The sections to move in the stage of the section moves.
    let sectionMoves: [Reordering.RetainedSection]
  }

  /// Returns the schedule with the fewest stages. O(*c* + *s* log *s*) for *c* changes and *s* sections.
  func schedule() -> Schedule {
    let changesSections = !difference.sectionDeletes.isEmpty || !difference.sectionInserts.isEmpty
    for shape in StageShape.all {
      // Without deleted and inserted sections, an item can move in any stage.
      guard !changesSections || difference.moves.allSatisfy({ matches.stage(of: $0, in: shape) != nil })
      else { continue }
      let schedule = schedule(in: shape)
      if conflicts(in: schedule).isEmpty { return schedule }
    }
    // Not reached: if no item changes in the stage of the section moves, nothing can conflict with them.
    return schedule(in: .three)
  }

  /// Returns the schedule for a shape, with section moves chosen so that they conflict with as few changes as
  /// possible.
  func schedule(in shape: StageShape) -> Schedule {
    guard !difference.sectionMoves.isEmpty else {
      return Schedule(shape: shape, difference: difference, sectionMoves: [])
    }
    let changed = changedSections(in: shape)
    let versions = Reordering(
      before: matches.newOfOld.indices.map { matches.number(ofOld: $0) },
      after: matches.oldOfNew.indices.map { matches.number(ofNew: $0) }, numberCount: matches.numberCount)
    let proposed = marked(difference.sectionMoves.map { matches.number(ofOld: $0.from) })
    let movedSections = versions.movedSections(proposed: proposed, changed: changed, inPlacePolicy: .mayMove)
    var difference = difference
    difference.sectionMoves = movedSections.map { $0.move }
    let stage = reordering(in: shape, of: difference)
    let sectionMoves = stage.movedSections(
      proposed: marked(movedSections.map { $0.number }), changed: changed, inPlacePolicy: .stay)
    return Schedule(shape: shape, difference: difference, sectionMoves: sectionMoves)
  }

  private func marked(_ numbers: [Int]) -> [Bool] {
    var marks = Array(repeating: false, count: matches.numberCount)
    for number in numbers { marks[number] = true }
    return marks
  }

  /// Returns the sections that a view cannot move together with the other changes of the stage.
  func conflicts(in schedule: Schedule) -> [Reordering.RetainedSection] {
    let shape = schedule.shape
    let movedSections = schedule.sectionMoves
    if movedSections.isEmpty { return [] }
    let isTogether = shape.itemChanges == shape.sectionMoves
    let itemsCome = isTogether && !difference.inserts.isEmpty
    let itemsGo = isTogether && !difference.deletes.isEmpty
    let itemsMove = difference.moves.contains { matches.stage(of: $0, in: shape) == shape.sectionMoves }
    // H5: a table moves sections or changes items.
    if rules == .tableView, itemsCome || itemsGo || itemsMove { return movedSections }
    // H4: sections are not inserted and moved while items are inserted.
    let sectionsCome = shape.sectionInserts == shape.sectionMoves && !difference.sectionInserts.isEmpty
    if sectionsCome, itemsCome { return movedSections }
    // H1: a section moves or its items change.
    let changed = changedSections(in: shape)
    return movedSections.filter { changed[$0.number] }
  }

  /// Returns, for each number, whether items of the section change in the stage of the section moves.
  private func changedSections(in shape: StageShape) -> [Bool] {
    var changed = Array(repeating: false, count: matches.numberCount)
    if shape.itemChanges == shape.sectionMoves {
      for path in difference.deletes { changed[matches.number(ofOld: path.section)] = true }
      for path in difference.inserts { changed[matches.number(ofNew: path.section)] = true }
    }
    for move in difference.moves where matches.stage(of: move, in: shape) == shape.sectionMoves {
      changed[matches.number(ofOld: move.from.section)] = true
      changed[matches.number(ofNew: move.to.section)] = true
    }
    return changed
  }

  /// Returns the change of order that the stage of the section moves makes among retained sections.
  private func reordering(in shape: StageShape, of difference: SectionedDifference) -> Reordering {
    let timeline = Timeline(
      difference, shape: shape, oldCount: matches.newOfOld.count, newCount: matches.oldOfNew.count)
    let before = timeline.list(after: shape.sectionMoves)
    let after = timeline.list(after: shape.sectionMoves + 1)
    return Reordering(
      before: before.map { matches.number(of: $0) }, after: after.map { matches.number(of: $0) },
      numberCount: matches.numberCount)
  }
}
