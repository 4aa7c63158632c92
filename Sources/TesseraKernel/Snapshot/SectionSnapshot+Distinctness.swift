import TesseraDiff

// Whether ids are distinct. A change is no reason to look at all ids again, where they were distinct before.

extension SectionSnapshot {
  /// How many items may have come so that each is looked for by itself, by comparisons alone.
  private static var mostNewcomers: Int { 4 }

  /// Whether no two ids are equal, as none were in an older version; nil where much has come, so that it is better told when
  /// both are paired.
  ///
  /// What both begin and end with in common has no two equal ids; so only what stands between can have one that is there
  /// already.
  ///
  /// - Parameter ends: What both begin and end with in common.
  /// - Complexity: O(1) where nothing has come. O(*k*) for *k* items that came to data that finds its ids quickly; O(*n*)
  ///   comparisons of ids for other data.
  func staysDistinct(after old: SectionSnapshot, _ ends: CommonEnds) -> Bool? {
    let newcomers = ends.prefix..<(count - ends.suffix)
    let replaced = ends.prefix..<(old.count - ends.suffix)
    let findsQuickly = section.runs.count == 1 && section.runs[0].findsQuickly
    guard newcomers.count <= Self.mostNewcomers || findsQuickly else { return nil }
    return newcomers.allSatisfy { item in
      let id = id(at: item)
      guard old.firstIndex(of: id).map(replaced.contains) ?? true else { return false }
      if findsQuickly { return firstIndex(of: id) == item }
      return !(newcomers.lowerBound..<item).contains { self.id(at: $0) == id }
    }
  }

  /// Finds items that share an id, whatever their kinds of view, reports them and numbers them.
  ///
  /// - Complexity: O(*n*).
  func findOccurrences(issues: inout [Issue]) -> (occurrences: [Int: Int], kindsMatter: Bool) {
    var occurrences: [Int: Int] = [:]
    var kindsMatter = false
    for positions in positionsOfEqualIDs {
      // Most sections have no duplicates; kinds are looked at only where there are some.
      let kind = cell(at: positions[0])?.kind
      kindsMatter = kindsMatter || positions.contains { cell(at: $0)?.kind != kind }
      issues.append(.duplicateItem(id(at: positions[0]), section: key, positions: positions))
      for (occurrence, position) in positions.enumerated() { occurrences[position] = occurrence }
    }
    return (occurrences, kindsMatter)
  }
}

#if hasFeature(Embedded)
// Few rows, and little room for code: ids are looked up in the one table that sections need as well.

extension SectionSnapshot {
  /// Whether nothing has come.
  func staysDistinct(besides newcomers: some Collection<Int>) -> Bool { newcomers.isEmpty }

  private var positionsOfEqualIDs: [[Int]] { DuplicateID.all(in: section.itemIDs).map { $0.positions } }
}
#else
extension SectionSnapshot {
  /// Whether no two ids are equal, as none of the items that were there before have.
  ///
  /// - Parameter newcomers: The items that were not there, ascending.
  /// - Complexity: O(1) where nothing has come, else O(*n*) hashes.
  func staysDistinct(besides newcomers: some Collection<Int>) -> Bool {
    if newcomers.isEmpty || knowsIDsAreDistinct { return true }
    return newcomers.count <= count / 4 && RepeatedHashes.areDistinct(newcomers, among: idHashes)
  }

  /// Whether no two ids are equal, told by runs that find their ids quickly and have none twice, such as those of a table on
  /// disk: these are not read. False where there is no such run, or some id may come twice.
  ///
  /// Two such runs are compared by the ids of the shorter one, unless these are very many: then it is taken to have none of
  /// the other's.
  ///
  /// - Complexity: O(*k*) searches for *k* items of other runs.
  private var knowsIDsAreDistinct: Bool {
    let runs = section.runs
    let knowing = runs.filter { $0.findsQuickly && $0.hasDistinctIDs && $0.count > 1 }
    guard !knowing.isEmpty else { return false }
    let others = runs.filter { run in !knowing.contains { $0 === run } }
    var hashes: [UInt64] = []
    for run in others { run.appendIDHashes(to: &hashes) }
    guard RepeatedHashes.areDistinct(0..<hashes.count, among: hashes) else { return false }
    for (position, run) in knowing.enumerated() {
      let shorter = knowing[..<position].filter { $0.count <= min(run.count, Self.mostSearched) }
      let longer = knowing[..<position].filter { $0.count > run.count && run.count <= Self.mostSearched }
      guard (others + shorter).allSatisfy({ run.hasNone(of: $0) }), longer.allSatisfy({ $0.hasNone(of: run) })
      else { return false }
    }
    return true
  }

  /// How many ids of a run that has none twice are looked for in another one.
  private static var mostSearched: Int { 4_096 }

  /// A hash for the id of each item.
  private var idHashes: [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(count)
    for run in section.runs { run.appendIDHashes(to: &hashes) }
    return hashes
  }

  private var positionsOfEqualIDs: [[Int]] {
    if count < 2 || knowsIDsAreDistinct { return [] }
    return RepeatedHashes.positionsOfEqualIDs(idHashes) { id(at: $0) == id(at: $1) }
  }
}

extension ItemRun {
  /// Whether no item has the id of one of another run.
  fileprivate func hasNone(of other: ItemRun) -> Bool {
    (0..<other.count).allSatisfy { firstIndex(of: other.id(at: $0)) == nil }
  }
}
#endif

/// The start and the end that a section has in common with an older one.
///
/// A check of ids finds them, and the pairing of the two sections takes them from here.
struct CommonEnds {
  #if !hasFeature(Embedded)
  /// The older section. It is not kept alive.
  private weak var old: SectionSnapshot?
  #endif
  /// How many items at the start have the same ids.
  let prefix: Int
  /// How many items at the end have the same ids.
  let suffix: Int

  /// Compares two sections.
  init(of old: SectionSnapshot, with new: SectionSnapshot) {
    prefix = new.commonPrefix(with: old)
    suffix = new.commonSuffix(with: old, after: prefix)
    #if !hasFeature(Embedded)
    self.old = old
    #endif
    let shared = zip(old.section.runs, new.section.runs).allSatisfy { $1.hasSameIDs(as: $0) }
    areWorthKeeping = !shared && prefix + suffix > 64
  }

  /// Whether it took some work to find them.
  let areWorthKeeping: Bool

  /// Whether they are those of a section.
  func areKnown(with section: SectionSnapshot) -> Bool {
    #if hasFeature(Embedded)
    false
    #else
    old === section
    #endif
  }
}
