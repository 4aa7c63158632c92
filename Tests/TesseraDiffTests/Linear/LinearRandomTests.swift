import TestSupport
import Testing

@Suite("Random lists", .tags(.model))
struct LinearRandomTests {
  @Test("Ten thousand random pairs of lists give valid differences", arguments: (UInt64(0)..<5).sampled)
  func unique(seed: UInt64) { check(seed: seed, hasDuplicates: false) }

  @Test(
    "Ten thousand random pairs of lists with duplicates give valid differences",
    arguments: (UInt64(0)..<5).sampled)
  func duplicates(seed: UInt64) { check(seed: seed, hasDuplicates: true) }

  private func check(seed: UInt64, hasDuplicates: Bool) {
    var lists = RandomLists(seed: seed, hasDuplicates: hasDuplicates)
    for number in 0..<10_000 {
      guard lists.next().check("seed \(seed), pair \(number):") else { return }
    }
  }
}
