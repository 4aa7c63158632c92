import TesseraDiff
import TestSupport
import Testing

@Suite("Random sections", .tags(.model))
struct SectionedRandomTests {
  @Test("Ten thousand random pairs of sections give valid differences", arguments: (UInt64(0)..<5).sampled)
  func unique(seed: UInt64) { check(seed: seed, hasDuplicates: false) }

  @Test(
    "Ten thousand random pairs of sections with duplicates give valid differences",
    arguments: (UInt64(0)..<5).sampled)
  func duplicates(seed: UInt64) { check(seed: seed, hasDuplicates: true) }

  @Test(
    "Random pairs with ids unique per section give valid differences", arguments: (UInt64(0)..<3).sampled,
    [false, true])
  func inSections(seed: UInt64, hasDuplicates: Bool) {
    check(seed: seed, hasDuplicates: hasDuplicates, .section)
  }

  private func check(seed: UInt64, hasDuplicates: Bool, _ scope: IdentityScope = .collection) {
    var sections = RandomSections(seed: seed, hasDuplicates: hasDuplicates, scope)
    for number in 0..<10_000 {
      guard sections.next().check("seed \(seed), pair \(number):") else { return }
    }
  }
}
