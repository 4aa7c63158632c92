/// How one stage changes the order of the sections that are there before and after it.
struct Reordering {
  /// A section that is there before and after the stage.
  struct Survivor {
    /// The number of the section.
    let number: Int
    /// Its position before and after the stage.
    let move: Move<Int>
    /// How many survivors are before it, before and after the stage.
    let rank: Move<Int>

    /// Whether a move would lead to where the section is already, as far as a view can see.
    var isAtRest: Bool { rank.from == rank.to }
  }

  /// The survivors, in their order after the stage.
  let survivors: [Survivor]

  /// Compares the numbers of all sections before and after a stage.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  init(before: [Int], after: [Int], numberCount: Int) {
    var remains = Array(repeating: false, count: numberCount)
    for number in after { remains[number] = true }
    var earlier: [(position: Int, rank: Int)?] = Array(repeating: nil, count: numberCount)
    var rank = 0
    for (position, number) in before.enumerated() where remains[number] {
      earlier[number] = (position, rank)
      rank += 1
    }
    var survivors: [Survivor] = []
    for (position, number) in after.enumerated() {
      guard let origin = earlier[number] else { continue }
      survivors.append(
        Survivor(
          number: number, move: Move(from: origin.position, to: position),
          rank: Move(from: origin.rank, to: survivors.count)))
    }
    self.survivors = survivors
  }

  /// The sections to move, in their order after the stage.
  ///
  /// - Parameters:
  ///   - proposed: For each number whether the section moves; taken as it is, if that is possible.
  ///   - busy: For each number whether the section should not move in this stage.
  ///   - resting: What happens to sections that are at rest.
  /// - Returns: The proposed ones, if none of them has to stay. Else as few as possible; busy ones only where others
  ///   would be more.
  /// - Complexity: O(*s* log *s*) for *s* sections.
  func movers(proposed: [Bool], busy: [Bool], resting: Resting) -> [Survivor] {
    let movers = survivors.filter { proposed[$0.number] }
    if movers.allSatisfy({ !busy[$0.number] && !(resting == .stay && $0.isAtRest) }) { return movers }
    let candidates = resting == .stay ? agreeingWithThoseAtRest() : survivors.map { _ in true }
    let stays = stayers(among: candidates, busy: busy)
    return survivors.indices.filter { !stays[$0] }.map { survivors[$0] }
  }

  /// What happens to sections that are at rest.
  enum Resting {
    /// They stay: a view must not be told to move them.
    case stay
    /// They may move like all others.
    case mayMove
  }

  /// For each survivor whether it stays, if as many as possible stay, and as many busy ones as possible then: a
  /// heaviest increasing subsequence.
  private func stayers(among candidates: [Bool], busy: [Bool]) -> [Bool] {
    var best = PrefixTree(count: survivors.count, identity: Chain.none) { $0.weight < $1.weight ? $1 : $0 }
    var previous = Array(repeating: Chain.none, count: survivors.count)
    for (index, survivor) in survivors.enumerated() where candidates[index] {
      previous[index] = best.prefix(survivor.rank.from)
      let weight = survivors.count + 1 + (busy[survivor.number] ? 1 : 0)
      best.add(Chain(weight: previous[index].weight + weight, last: index), at: survivor.rank.from)
    }
    var stays = Array(repeating: false, count: survivors.count)
    var last = best.prefix(survivors.count).last
    while let index = last {
      stays[index] = true
      last = previous[index].last
    }
    return stays
  }

  /// Sections that stay, seen from the last of them.
  private struct Chain {
    var weight: Int
    var last: Int?

    static var none: Chain { Chain(weight: 0, last: nil) }
  }

  /// For each survivor whether it is on the same side of every section at rest, before and after the stage. Those at
  /// rest are in order among each other, so that all of them are in every longest choice of these.
  private func agreeingWithThoseAtRest() -> [Bool] {
    var restingBefore: [Int] = []
    var count = 0
    for survivor in survivors {
      restingBefore.append(count)
      count += survivor.isAtRest ? 1 : 0
    }
    return survivors.map { restingBefore[$0.rank.from] == restingBefore[$0.rank.to] }
  }
}
