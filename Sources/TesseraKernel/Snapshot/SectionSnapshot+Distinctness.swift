// Whether ids are distinct, told from what was known before: a change of a few items is no reason to look at all again.

extension SectionSnapshot {
  /// How many items may have come so that each is looked for by itself.
  private static var mostNewcomers: Int { 4 }

  /// Whether no two ids are equal, as none were in an older version; false also where too much has come to tell quickly.
  ///
  /// What both begin and end with in common has no two equal ids; so only what stands between can have one that is there
  /// already.
  ///
  /// - Complexity: O(*r*) for *r* runs that share what they show; else O(*n*) comparisons of ids, and none of them is
  ///   hashed.
  func staysDistinct(after old: SectionSnapshot) -> Bool {
    let prefix = commonPrefix(with: old)
    let suffix = commonSuffix(with: old, after: prefix)
    let newcomers = prefix..<(count - suffix)
    let replaced = prefix..<(old.count - suffix)
    guard newcomers.count <= Self.mostNewcomers else { return false }
    return newcomers.allSatisfy { item in
      let id = id(at: item)
      guard old.firstIndex(of: id).map(replaced.contains) ?? true else { return false }
      return !(newcomers.lowerBound..<item).contains { self.id(at: $0) == id }
    }
  }
}
