import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Sparse array")
struct SparseArrayTests {
  @Test("It answers like a plain list of optional values", arguments: 0..<60)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sparse = SparseArray<Int>()
    var naive = [Int?](repeating: nil, count: 400)
    for step in 0..<300 {
      let position = Int.random(in: 0..<naive.count, using: &random)
      if Int.random(in: 0..<4, using: &random) > 0 {
        sparse.set(step, at: position)
        naive[position] = step
      } else {
        let end = min(naive.count, position + Int.random(in: 0...40, using: &random))
        let count = Int.random(in: 0...40, using: &random)
        sparse.replace(position..<end, withCount: count)
        naive.replaceSubrange(position..<end, with: [Int?](repeating: nil, count: count))
        if naive.isEmpty { naive = [nil] }
      }
      var found = [Int?](repeating: nil, count: naive.count)
      sparse.forEach(in: 0..<naive.count) { found[$0] = $1 }
      guard found == naive, sparse.count == naive.compactMap({ $0 }).count else {
        Testing.Issue.record("seed \(seed), step \(step): \(found) instead of \(naive)")
        return
      }
      #expect(
        sparse[position] == (position < naive.count ? naive[position] : nil), "seed \(seed), step \(step)")
      #expect(
        sparse.firstPosition(from: position) == naive.indices.first { $0 >= position && naive[$0] != nil },
        "seed \(seed), step \(step)")
    }
  }
}
