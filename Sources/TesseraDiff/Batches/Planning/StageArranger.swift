/// Chooses the stages of a difference, and the sections that move.
struct StageArranger {
  /// The difference; it changes where it has to fit into one stage.
  var difference: SectionedDifference
  /// Which section is which, in this difference.
  var partners: SectionPartners
  private let rules: BatchRules

  /// Looks at a checked difference.
  init(_ difference: SectionedDifference, oldCount: Int, newCount: Int, rules: BatchRules) {
    self.difference = difference
    self.rules = rules
    partners = SectionPartners(difference, oldCount: oldCount, newCount: newCount)
  }

  /// The stages of a difference.
  struct Arrangement {
    /// How the changes are spread over the stages.
    let shape: StageShape
    /// The difference; its section moves say which sections keep their place among what waits between stages.
    let difference: SectionedDifference
    /// What the stage of the section moves is to move.
    let sectionMoves: [Reordering.Survivor]
  }

  /// The arrangement with the fewest stages.
  ///
  /// - Complexity: O(*c* + *s* log *s*) for *c* changes and *s* sections.
  func arrangement() -> Arrangement {
    for shape in StageShape.all {
      guard difference.moves.allSatisfy({ partners.stage(of: $0, in: shape) != nil }) else { continue }
      let arrangement = arrangement(in: shape)
      if conflicts(in: arrangement).isEmpty { return arrangement }
    }
    // Not reached: where no item changes in the stage of the section moves, nothing can conflict with them.
    return arrangement(in: .three)
  }

  /// The arrangement of a shape, with sections that move chosen so that they conflict with as little as possible.
  func arrangement(in shape: StageShape) -> Arrangement {
    guard !difference.sectionMoves.isEmpty else {
      return Arrangement(shape: shape, difference: difference, sectionMoves: [])
    }
    let busy = busySections(in: shape)
    let versions = Reordering(
      before: partners.newOfOld.indices.map { partners.number(ofOld: $0) },
      after: partners.oldOfNew.indices.map { partners.number(ofNew: $0) }, numberCount: partners.numberCount)
    let proposed = marked(difference.sectionMoves.map { partners.number(ofOld: $0.from) })
    let movers = versions.movers(proposed: proposed, busy: busy, resting: .mayMove)
    var difference = difference
    difference.sectionMoves = movers.map { $0.move }
    let stage = reordering(in: shape, of: difference)
    let sectionMoves = stage.movers(proposed: marked(movers.map { $0.number }), busy: busy, resting: .stay)
    return Arrangement(shape: shape, difference: difference, sectionMoves: sectionMoves)
  }

  private func marked(_ numbers: [Int]) -> [Bool] {
    var marks = Array(repeating: false, count: partners.numberCount)
    for number in numbers { marks[number] = true }
    return marks
  }

  /// The sections that a view cannot move in the same stage as what else is in it.
  func conflicts(in arrangement: Arrangement) -> [Reordering.Survivor] {
    let shape = arrangement.shape
    let movers = arrangement.sectionMoves
    let isTogether = shape.itemChanges == shape.sectionMoves
    let itemsCome = isTogether && !difference.inserts.isEmpty
    let itemsGo = isTogether && !difference.deletes.isEmpty
    let itemsMove = difference.moves.contains { partners.stage(of: $0, in: shape) == shape.sectionMoves }
    // H5: a table moves sections or changes items.
    if rules == .tableView, itemsCome || itemsGo || itemsMove { return movers }
    // H4: sections do not come and move while items come.
    let sectionsCome = shape.sectionInserts == shape.sectionMoves && !difference.sectionInserts.isEmpty
    if sectionsCome, itemsCome { return movers }
    // H1: a section moves or its items change.
    let busy = busySections(in: shape)
    return movers.filter { busy[$0.number] }
  }

  /// For each number whether items of the section change in the stage of the section moves.
  private func busySections(in shape: StageShape) -> [Bool] {
    var busy = Array(repeating: false, count: partners.numberCount)
    if shape.itemChanges == shape.sectionMoves {
      for path in difference.deletes { busy[partners.number(ofOld: path.section)] = true }
      for path in difference.inserts { busy[partners.number(ofNew: path.section)] = true }
    }
    for move in difference.moves where partners.stage(of: move, in: shape) == shape.sectionMoves {
      busy[partners.number(ofOld: move.from.section)] = true
      busy[partners.number(ofNew: move.to.section)] = true
    }
    return busy
  }

  /// What the stage of the section moves does to the sections that it neither inserts nor deletes.
  private func reordering(in shape: StageShape, of difference: SectionedDifference) -> Reordering {
    let timeline = Timeline(
      difference, shape: shape, oldCount: partners.newOfOld.count, newCount: partners.oldOfNew.count)
    let before = timeline.list(after: shape.sectionMoves)
    let after = timeline.list(after: shape.sectionMoves + 1)
    return Reordering(
      before: before.map { partners.number(of: $0) }, after: after.map { partners.number(of: $0) },
      numberCount: partners.numberCount)
  }
}
