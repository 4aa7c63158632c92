/// The change of order that one stage makes among the sections that are present before and after it.
struct Reordering {
  /// A section that is present before and after the stage.
  struct RetainedSection {
    let number: Int
    /// The position of the section before and after the stage.
    let move: Move<Int>
    /// The number of retained sections before this one, before and after the stage.
    let rank: Move<Int>

    /// Whether a move would lead to the position where a view already sees the section.
    var isInPlace: Bool { rank.from == rank.to }
  }

  /// The retained sections, in their order after the stage.
  let retainedSections: [RetainedSection]

  /// Compares the numbers of all sections before and after a stage. O(*s*) for *s* sections.
  init(before: [Int], after: [Int], numberCount: Int) {
    var remains = Array(repeating: false, count: numberCount)
    for number in after { remains[number] = true }
    var earlier: [(position: Int, rank: Int)?] = Array(repeating: nil, count: numberCount)
    var rank = 0
    for (position, number) in before.enumerated() where remains[number] {
      earlier[number] = (position, rank)
      rank += 1
    }
    var retainedSections: [RetainedSection] = []
    for (position, number) in after.enumerated() {
      guard let origin = earlier[number] else { continue }
      retainedSections.append(
        RetainedSection(
          number: number, move: Move(from: origin.position, to: position),
          rank: Move(from: origin.rank, to: retainedSections.count)))
    }
    self.retainedSections = retainedSections
  }

  /// Returns the sections to move, in their order after the stage.
  ///
  /// - Parameters:
  ///   - proposed: For each number, whether the section should move. The proposal is used unchanged if
  ///     possible.
  ///   - changed: For each number, whether items of the section change in this stage, so that the section
  ///     should stay.
  ///   - inPlacePolicy: The treatment of sections that are already in place.
  /// - Returns: The proposed sections, if none of them has to stay. Otherwise a minimal set, with as few
  ///   changed sections as a minimal set allows.
  /// - Complexity: O(*s* log *s*) for *s* sections.
  func movedSections(proposed: [Bool], changed: [Bool], inPlacePolicy: InPlacePolicy) -> [RetainedSection] {
    let movedSections = retainedSections.filter { proposed[$0.number] }
    if movedSections.allSatisfy({ !changed[$0.number] && !(inPlacePolicy == .stay && $0.isInPlace) }) {
      return movedSections
    }
    let candidates =
      inPlacePolicy == .stay ? consistentWithSectionsInPlace() : retainedSections.map { _ in true }
    let stays = stationarySections(among: candidates, changed: changed)
    return retainedSections.indices.filter { !stays[$0] }.map { retainedSections[$0] }
  }

  enum InPlacePolicy {
    /// They stay: a view must not receive a move for them.
    case stay
    /// They may move like all others.
    case mayMove
  }

  /// Returns, for each retained section, whether it stays. As many sections as possible stay and, among such
  /// choices, as many changed ones as possible: a heaviest increasing subsequence.
  private func stationarySections(among candidates: [Bool], changed: [Bool]) -> [Bool] {
    var best = PrefixTree(count: retainedSections.count, identity: Chain.none) {
      $0.weight < $1.weight ? $1 : $0
    }
    var previous = Array(repeating: Chain.none, count: retainedSections.count)
    for (index, retainedSection) in retainedSections.enumerated() where candidates[index] {
      previous[index] = best.prefix(retainedSection.rank.from)
      let weight = retainedSections.count + 1 + (changed[retainedSection.number] ? 1 : 0)
      best.add(Chain(weight: previous[index].weight + weight, last: index), at: retainedSection.rank.from)
    }
    var stays = Array(repeating: false, count: retainedSections.count)
    var last = best.prefix(retainedSections.count).last
    while let index = last {
      stays[index] = true
      last = previous[index].last
    }
    return stays
  }

  /// An increasing subsequence of staying sections, identified by its last element.
  private struct Chain {
    var weight: Int
    var last: Int?

    static var none: Chain { Chain(weight: 0, last: nil) }
  }

  /// Returns, for each retained section, whether it is on the same side of every section in place, before and
  /// after the stage.
  ///
  /// Sections in place are in order among each other, so every longest choice of the consistent sections
  /// contains all of them.
  private func consistentWithSectionsInPlace() -> [Bool] {
    var inPlaceBefore: [Int] = []
    var count = 0
    for retainedSection in retainedSections {
      inPlaceBefore.append(count)
      count += retainedSection.isInPlace ? 1 : 0
    }
    return retainedSections.map { inPlaceBefore[$0.rank.from] == inPlaceBefore[$0.rank.to] }
  }
}
