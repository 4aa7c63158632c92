import BenchmarkSupport

/// A change of a list of sections.
enum SectionedCase: String, CaseIterable {
  case oneItem = "one item"
  case oneItemCopied = "one item, all copied"
  case acrossSections = "1 % across sections"
  case sectionsShuffled = "sections shuffled"
  case sectionsShuffledCopied = "shuffled, all copied"

  static let sectionCount = 100
  static let itemCount = 1_000
  /// All items of all sections.
  static let totalCount = sectionCount * itemCount

  /// Whether sections whose items are as before share their array with the old ones.
  var isShared: Bool { self == .oneItem || self == .sectionsShuffled }

  /// The sections, and what becomes of them; the same in every run.
  func entries() -> (old: [ShelfEntry], new: [ShelfEntry]) {
    let old = (0..<Self.sectionCount).map { section in
      let first = section * Self.itemCount
      // Sections have ids of their own, which no item has.
      return ShelfEntry(
        number: Self.totalCount + section, entries: (first..<first + Self.itemCount).map { Entry(number: $0) }
      )
    }
    var new = old
    var random = SeededGenerator(seed: 42)
    switch self {
    case .oneItem, .oneItemCopied: new[Self.sectionCount / 2].entries[Self.itemCount / 2].revision += 1
    case .acrossSections: moveAcross(Self.totalCount / 100, in: &new, using: &random)
    case .sectionsShuffled, .sectionsShuffledCopied: new.shuffle(using: &random)
    }
    return (old, new)
  }

  /// Moves so many items, each from a random place to one in another section.
  private func moveAcross(_ count: Int, in sections: inout [ShelfEntry], using random: inout SeededGenerator)
  {
    for _ in 0..<count {
      let source = Int.random(in: sections.indices, using: &random)
      let distance = Int.random(in: 1..<sections.count, using: &random)
      let target = (source + distance) % sections.count
      let item = Int.random(in: sections[source].entries.indices, using: &random)
      let place = Int.random(in: 0...sections[target].entries.count, using: &random)
      sections[target].entries.insert(sections[source].entries.remove(at: item), at: place)
    }
  }
}
