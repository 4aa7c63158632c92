import TesseraDiff

/// The update that a change of the model must report, found by plain loops.
struct ExpectedUpdate {
  private let old: EditModel
  private let new: EditModel
  /// For each new section, and each item in it, the number of its old match; `nil` if it is new.
  private(set) var sectionOrigins: [Int?]
  private(set) var itemOrigins: [[Int?]]

  init(from old: EditModel, to new: EditModel, _ scope: IdentityScope = .collection) {
    self.old = old
    self.new = new
    sectionOrigins = Self.origins(
      of: new.sections.map { $0.node }, in: old.sections.map { $0.node },
      lost: { node in
        !new.sections.contains { $0.node.number == node.number }
      })
    itemOrigins = []
    let alive = new.sections.flatMap { $0.items.map { $0.number } }
    let known = old.sections.flatMap { $0.items.map { $0.number } }
    for (section, origin) in zip(new.sections, sectionOrigins) {
      let home = old.sections.first { $0.node.number == origin }?.items ?? []
      if scope == .section {
        // An item that has left its section is lost there, even if it is in another one.
        let present = section.items.map { $0.number }
        itemOrigins.append(Self.origins(of: section.items, in: home, lost: { !present.contains($0.number) }))
        continue
      }
      let found = Self.origins(of: section.items, in: home, lost: { !alive.contains($0.number) })
      itemOrigins.append(
        zip(section.items, found).map { item, origin in known.contains(item.number) ? item.number : origin })
    }
  }

  /// Returns the old match of each node: itself, or the first lost node of the same id that is not taken.
  private static func origins<Value: Identifiable>(
    of nodes: [EditModel.Node<Value>], in old: [EditModel.Node<Value>],
    lost isLost: (EditModel.Node<Value>) -> Bool
  ) -> [Int?] {
    var lost = old.filter(isLost)
    return nodes.map { node in
      if old.contains(where: { $0.number == node.number }) { return node.number }
      guard let position = lost.firstIndex(where: { $0.value.id == node.value.id }) else { return nil }
      return lost.remove(at: position).number
    }
  }
}

extension ExpectedUpdate {
  /// Returns the first fault of a difference; `nil` if there is none.
  func failureReason(about difference: SectionedDifference) -> String? {
    let expected = expectedParts
    if difference.sectionDeletes != expected.sectionDeletes {
      return "sections deleted, not \(expected.sectionDeletes)"
    }
    if difference.sectionInserts != expected.sectionInserts {
      return "sections inserted, not \(expected.sectionInserts)"
    }
    if difference.sectionUpdates != expected.sectionUpdates {
      return "sections updated, not \(expected.sectionUpdates)"
    }
    if difference.deletes != expected.deletes { return "items deleted, not \(expected.deletes)" }
    if difference.inserts != expected.inserts { return "items inserted, not \(expected.inserts)" }
    if difference.updates != expected.updates { return "items updated, not \(expected.updates)" }
    let (crossing, staying) = (
      difference.moves.filter(changesSection), difference.moves.filter { !changesSection($0) }
    )
    if crossing != expected.moves { return "items moved across sections, not \(expected.moves)" }
    if staying.count != fewestMoves { return "\(staying.count) moves within sections, not \(fewestMoves)" }
    if difference.sectionMoves.count != moves(of: sectionOrigins.map { $0.flatMap(oldPosition) }) {
      return "more moves of sections than needed"
    }
    if difference.moves != difference.moves.sorted(by: { $0.to < $1.to }) { return "moves out of order" }
    return difference.supplementary.isEmpty ? nil : "supplementary changes out of nowhere"
  }

  /// Old and new items as numbers of their matches; new items have their own numbers.
  var numbers: (old: [[Int]], new: [[Int]]) {
    (
      old.sections.map { $0.items.map { $0.number } },
      zip(new.sections, itemOrigins).map { section, origins in
        zip(section.items, origins).map { item, origin in origin ?? item.number }
      }
    )
  }

  /// Old and new sections as numbers of their matches.
  var sectionNumbers: (old: [Int], new: [Int]) {
    (
      old.sections.map { $0.node.number },
      zip(new.sections, sectionOrigins).map { section, origin in origin ?? section.node.number }
    )
  }

  /// All parts of the difference except for choices between equally short lists of moves.
  private var expectedParts: SectionedDifference {
    var parts = SectionedDifference()
    for (position, section) in old.sections.enumerated() {
      guard sectionOrigins.contains(section.node.number) else {
        parts.sectionDeletes.append(position)
        continue
      }
      for (item, node) in section.items.enumerated() where !itemOrigins.joined().contains(node.number) {
        parts.deletes.append(ItemPath(section: position, item: item))
      }
    }
    for (position, section) in new.sections.enumerated() {
      if let number = sectionOrigins[position], let origin = oldPosition(number) {
        if isReloaded(section.node.number, number) || section.node.value != old.sections[origin].node.value {
          parts.sectionUpdates.append(Move(from: origin, to: position))
        }
      } else {
        parts.sectionInserts.append(position)
      }
      for (item, node) in section.items.enumerated() {
        addItem(node, at: ItemPath(section: position, item: item), to: &parts)
      }
    }
    return parts
  }

  private func addItem(_ node: EditModel.Node<Mail>, at path: ItemPath, to parts: inout SectionedDifference) {
    guard let number = itemOrigins[path.section][path.item], let origin = oldPath(number) else {
      if sectionOrigins[path.section] != nil { parts.inserts.append(path) }
      return
    }
    let move = Move(from: origin, to: path)
    if changesSection(move) { parts.moves.append(move) }
    if isReloaded(node.number, number) || node.value != old.sections[origin.section].items[origin.item].value
    {
      parts.updates.append(move)
    }
  }

  private func isReloaded(_ numbers: Int...) -> Bool { numbers.contains { new.reloaded.contains($0) } }

  private func changesSection(_ move: Move<ItemPath>) -> Bool {
    sectionOrigins[move.to.section] != old.sections[move.from.section].node.number
  }

  private func oldPosition(_ number: Int) -> Int? { old.sections.firstIndex { $0.node.number == number } }

  private func oldPath(_ number: Int) -> ItemPath? {
    for (section, entry) in old.sections.enumerated() {
      if let item = entry.items.firstIndex(where: { $0.number == number }) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The number of moves within sections that explain their order.
  private var fewestMoves: Int {
    zip(sectionOrigins, itemOrigins).reduce(0) { sum, section in
      sum
        + moves(
          of: section.1.map { number in
            guard let path = number.flatMap(oldPath), old.sections[path.section].node.number == section.0
            else { return nil }
            return path.item
          })
    }
  }

  /// Returns the number of values outside of a longest ascending subsequence.
  private func moves(of values: [Int?]) -> Int {
    let values = values.compactMap { $0 }
    var lengths: [Int] = []
    for (position, value) in values.enumerated() {
      lengths.append(1 + (0..<position).filter { values[$0] < value }.map { lengths[$0] }.reduce(0, max))
    }
    return values.count - lengths.reduce(0, max)
  }
}
