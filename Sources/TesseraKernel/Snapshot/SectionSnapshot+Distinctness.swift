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

  /// Whether no two ids are equal, as none of the items that were there before have.
  ///
  /// - Parameter newcomers: The items that were not there, ascending.
  /// - Complexity: O(1) where nothing has come, else O(*n*) hashes.
  func staysDistinct(besides newcomers: some Collection<Int>) -> Bool {
    newcomers.isEmpty
      || newcomers.count <= count / 4 && RepeatedHashes.areDistinct(newcomers, among: idHashes)
  }

  /// A hash for the id of each item.
  private var idHashes: [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(count)
    for run in section.runs { run.appendIDHashes(to: &hashes) }
    return hashes
  }

  /// Finds items that share an id, whatever their kinds of view, reports them and numbers them.
  ///
  /// - Complexity: O(*n*).
  func findOccurrences(issues: inout [Issue]) -> (occurrences: [Int: Int], kindsMatter: Bool) {
    if count < 2 { return ([:], false) }
    let duplicates = RepeatedHashes.positionsOfEqualIDs(idHashes) { id(at: $0) == id(at: $1) }
    var occurrences: [Int: Int] = [:]
    var kindsMatter = false
    for positions in duplicates {
      // Most sections have no duplicates; kinds are looked at only where there are some.
      let kind = cell(at: positions[0])?.kind
      kindsMatter = kindsMatter || positions.contains { cell(at: $0)?.kind != kind }
      issues.append(.duplicateItem(id(at: positions[0]), section: key, positions: positions))
      for (occurrence, position) in positions.enumerated() { occurrences[position] = occurrence }
    }
    return (occurrences, kindsMatter)
  }
}

/// The start and the end that a section has in common with an older one.
///
/// What a check of its ids has found out is not found out again when the two are paired.
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
