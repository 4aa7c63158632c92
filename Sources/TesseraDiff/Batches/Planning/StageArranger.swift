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

  /// The first shape that can hold the difference, and the sections that move in it.
  ///
  /// - Complexity: O(*c* + *s* log *s*) for *c* changes and *s* sections.
  func arrangement() -> (shape: StageShape, movers: [Reordering.Survivor]) {
    for shape in StageShape.all {
      guard difference.moves.allSatisfy({ partners.stage(of: $0, in: shape) != nil }) else { continue }
      let movers = movers(in: shape)
      if conflicts(of: movers, in: shape).isEmpty { return (shape, movers) }
    }
    // Not reached: where no item changes in the stage of the section moves, nothing can conflict with them.
    return (.three, movers(in: .three))
  }

  /// The sections that move, chosen so that they conflict with as little as possible.
  func movers(in shape: StageShape) -> [Reordering.Survivor] {
    guard !difference.sectionMoves.isEmpty else { return [] }
    var isProposed = Array(repeating: false, count: partners.numberCount)
    for move in difference.sectionMoves { isProposed[partners.number(ofOld: move.from)] = true }
    return reordering(in: shape).movers(proposed: isProposed, busy: busySections(in: shape))
  }

  /// The sections among some movers that a view cannot move in the same stage as what else is in it.
  func conflicts(of movers: [Reordering.Survivor], in shape: StageShape) -> [Reordering.Survivor] {
    let changesItems =
      shape.itemChanges == shape.sectionMoves && !(difference.deletes.isEmpty && difference.inserts.isEmpty)
    let movesItems = difference.moves.contains { partners.stage(of: $0, in: shape) == shape.sectionMoves }
    // H5: a table moves sections or changes items.
    if rules == .tableView, changesItems || movesItems { return movers }
    // H4: sections come and move, or they move while items come.
    let sectionsCome = shape.sectionInserts == shape.sectionMoves && !difference.sectionInserts.isEmpty
    let itemsCome = shape.itemChanges == shape.sectionMoves && !difference.inserts.isEmpty
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
  private func reordering(in shape: StageShape) -> Reordering {
    let timeline = Timeline(
      difference, shape: shape, oldCount: partners.newOfOld.count, newCount: partners.oldOfNew.count)
    let before = timeline.list(after: shape.sectionMoves) { $0 }
    let after = timeline.list(after: shape.sectionMoves + 1) { $0 }
    return Reordering(
      before: before.map { partners.number(of: $0) }, after: after.map { partners.number(of: $0) },
      numberCount: partners.numberCount)
  }
}
