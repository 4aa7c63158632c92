import TesseraDiff

// Checks whether ids are distinct. If they were distinct before, a change does not check all ids again.

extension SectionSnapshot {
  /// The maximum number of inserted items of which each is searched for by comparisons alone.
  private static var maxInserted: Int { 4 }

  /// Returns whether no two ids are equal, given that the ids of an older version are distinct.
  ///
  /// The common prefix and suffix of both versions have no two equal ids, so only the items between can have
  /// an id that exists already.
  ///
  /// - Parameter ends: The common prefix and suffix of both versions.
  /// - Returns: `nil` if many items were inserted, so that the check is better made after pairing both
  ///   versions.
  /// - Complexity: O(1) if no item was inserted; O(*k*) for *k* items inserted into data that finds its ids
  ///   quickly; O(*n*) comparisons of ids for other data.
  func staysDistinct(after old: SectionSnapshot, _ ends: CommonEnds) -> Bool? {
    let inserted = ends.prefix..<(count - ends.suffix)
    let replaced = ends.prefix..<(old.count - ends.suffix)
    let findsQuickly = section.runs.count == 1 && section.runs[0].findsQuickly
    guard inserted.count <= Self.maxInserted || findsQuickly else { return nil }
    return inserted.allSatisfy { item in
      let id = id(at: item)
      guard old.firstIndex(of: id).map(replaced.contains) ?? true else { return false }
      if findsQuickly { return firstIndex(of: id) == item }
      return !(inserted.lowerBound..<item).contains { self.id(at: $0) == id }
    }
  }

  /// Finds items that share an id, whatever their kinds of view, reports them and numbers them. O(*n*).
  func findOccurrences(issues: inout [Issue]) -> (occurrences: [Int: Int], kindsMatter: Bool) {
    var occurrences: [Int: Int] = [:]
    var kindsMatter = false
    for positions in positionsOfEqualIDs {
      // Most sections have no duplicates; kinds are compared only if there are some.
      let kind = cell(at: positions[0])?.kind
      kindsMatter = kindsMatter || positions.contains { cell(at: $0)?.kind != kind }
      issues.append(.duplicateItem(id(at: positions[0]), section: key, positions: positions))
      for (occurrence, position) in positions.enumerated() { occurrences[position] = occurrence }
    }
    return (occurrences, kindsMatter)
  }
}

#if hasFeature(Embedded)
// There are few rows, and code size matters: ids are looked up in the table that sections need as well.

extension SectionSnapshot {
  /// Returns whether there are no inserted items.
  func staysDistinct(besides inserted: some Collection<Int>) -> Bool { inserted.isEmpty }

  private var positionsOfEqualIDs: [[Int]] { DuplicateID.all(in: section.itemIDs).map { $0.positions } }
}
#else
extension SectionSnapshot {
  /// Returns whether no two ids are equal, given that those of the other items are distinct.
  ///
  /// - Parameter inserted: The inserted items, ascending.
  /// - Complexity: O(1) if there are no inserted items; otherwise O(*n*) hashes.
  func staysDistinct(besides inserted: some Collection<Int>) -> Bool {
    if inserted.isEmpty || knowsIDsAreDistinct { return true }
    return inserted.count <= count / 4 && RepeatedHashes.areDistinct(inserted, among: idHashes)
  }

  /// Whether no two ids are equal, as known from ascending numbers, or from runs with distinct ids that find their
  /// ids quickly, such as those of a table on disk, which is not read. `false` if neither is known.
  ///
  /// Two such runs are compared by the ids of the shorter one. If it has very many ids, it is assumed to
  /// share none with the other.
  ///
  /// - Complexity: O(*n*) comparisons of numbers in one list, otherwise O(*k*) searches for *k* items of other runs.
  private var knowsIDsAreDistinct: Bool {
    let runs = section.runs
    if runs.count == 1, runs[0].hasAscendingIDs { return true }
    let knowing = runs.filter { $0.findsQuickly && $0.hasDistinctIDs && $0.count > 1 }
    guard !knowing.isEmpty else { return false }
    let others = runs.filter { run in !knowing.contains { $0 === run } }
    var hashes: [UInt64] = []
    for run in others { run.appendIDHashes(to: &hashes) }
    guard RepeatedHashes.areDistinct(0..<hashes.count, among: hashes) else { return false }
    for (position, run) in knowing.enumerated() {
      let shorter = knowing[..<position].filter { $0.count <= min(run.count, Self.maxSearched) }
      let longer = knowing[..<position].filter { $0.count > run.count && run.count <= Self.maxSearched }
      guard (others + shorter).allSatisfy({ run.hasNone(of: $0) }), longer.allSatisfy({ $0.hasNone(of: run) })
      else { return false }
    }
    return true
  }

  /// The maximum number of ids of a run with distinct ids that are searched for in another run.
  private static var maxSearched: Int { 4_096 }

  private var idHashes: [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(count)
    for run in section.runs { run.appendIDHashes(to: &hashes) }
    return hashes
  }

  private var positionsOfEqualIDs: [[Int]] {
    if count < 2 || knowsIDsAreDistinct { return [] }
    return RepeatedHashes.positionsOfEqualIDs({ idHashes }) { id(at: $0) == id(at: $1) }
  }
}

extension ItemRun {
  /// Returns whether no item has the id of an item of another run.
  fileprivate func hasNone(of other: ItemRun) -> Bool {
    (0..<other.count).allSatisfy { firstIndex(of: other.id(at: $0)) == nil }
  }
}
#endif

/// The common prefix and suffix of a section and an older one.
///
/// A check of ids finds them, and the pairing of the two sections reuses them.
struct CommonEnds {
  #if !hasFeature(Embedded)
  /// The older section. It is not kept alive.
  private weak var old: SectionSnapshot?
  #endif
  /// The number of items at the start with the same ids.
  let prefix: Int
  /// The number of items at the end with the same ids.
  let suffix: Int

  init(of old: SectionSnapshot, with new: SectionSnapshot) {
    prefix = new.commonPrefix(with: old)
    suffix = new.commonSuffix(with: old, after: prefix)
    #if !hasFeature(Embedded)
    self.old = old
    #endif
    let shared = zip(old.section.runs, new.section.runs).allSatisfy { $1.hasSameIDs(as: $0) }
    areWorthKeeping = !shared && prefix + suffix > 64
  }

  /// Whether finding them took some work.
  let areWorthKeeping: Bool

  /// Returns whether they are those of a section.
  func areKnown(with section: SectionSnapshot) -> Bool {
    #if hasFeature(Embedded)
    false
    #else
    old === section
    #endif
  }
}
