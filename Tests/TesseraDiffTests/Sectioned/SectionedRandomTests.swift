import Testing

@Suite("Random sections")
struct SectionedRandomTests {
  @Test("Ten thousand pairs with different ids keep every promise", arguments: UInt64(0)..<5)
  func unique(seed: UInt64) { check(seed: seed, hasDuplicates: false) }

  @Test("Ten thousand pairs with ids that are there twice keep every promise", arguments: UInt64(0)..<5)
  func duplicates(seed: UInt64) { check(seed: seed, hasDuplicates: true) }

  private func check(seed: UInt64, hasDuplicates: Bool) {
    var sections = RandomSections(seed: seed, hasDuplicates: hasDuplicates)
    for number in 0..<10_000 {
      guard sections.next().check("seed \(seed), pair \(number):") else { return }
    }
  }
}
