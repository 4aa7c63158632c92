import TestSupport
import Testing

@Suite("Seeds of random tests")
struct SamplingTests {
  @Test("The environment sets the share of the seeds, a tenth by default")
  func shares() {
    let texts = [nil, "all", "1", "0.5", "10", "", "0", "-1", "some", "nan"]
    #expect(texts.map(SeedShare.share(named:)) == [0.1, 1, 1, 0.5, 10, nil, nil, nil, nil, nil])
  }

  @Test("A share of seeds is rounded up, and at least one seed is tried")
  func parts() {
    #expect([1, 5, 10, 11, 200].map { SeedShare.part(of: $0, share: 0.1) } == [1, 1, 1, 2, 20])
    #expect(SeedShare.part(of: 8, share: 1) == 8)
    #expect(SeedShare.part(of: 8, share: 10) == 80)
  }

  @Test("A range begins where it began, and has as many seeds as the share says")
  func ranges() {
    let count = SeedShare.part(of: 40)
    #expect((100..<140).sampled == 100..<(100 + count))
    #expect((100...139).sampled == 100...(99 + count))
    #expect((7..<7).sampled.isEmpty)
  }
}
