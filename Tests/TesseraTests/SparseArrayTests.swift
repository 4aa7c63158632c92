import TesseraLayout
import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Sparse array")
struct SparseArrayTests {
  @Test(
    "A sparse array equals a plain array of optional values", .tags(.model),
    arguments: (0..<UInt64(60)).sampled)
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

  @Test("Positions can be arbitrarily far apart", .tags(.model), arguments: (0..<UInt64(40)).sampled)
  func far(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sparse = SparseArray<Int>()
    var known: [Int: Int] = [:]
    func place() -> Int {
      (Int.random(in: 0..<12, using: &random) << 30) + Int.random(in: 0..<3, using: &random)
    }
    for step in 0..<200 {
      if Int.random(in: 0..<4, using: &random) > 0 {
        let position = place()
        sparse.set(step, at: position)
        known[position] = step
      } else {
        let (one, other) = (place(), place())
        let range = min(one, other)..<min(max(one, other), min(one, other) + (1 << 30))
        let count = place() >> 2
        sparse.replace(range, withCount: count)
        let kept = known.filter { !range.contains($0.key) }
        known = Dictionary(
          uniqueKeysWithValues: kept.map { key, value in
            (key < range.lowerBound ? key : key + count - range.count, value)
          })
      }
      var found: [Int] = []
      sparse.forEach(in: 0..<Int.max) { found += [$0, $1] }
      let expected = known.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      guard found == expected, known.allSatisfy({ sparse[$0.key] == $0.value }) else {
        Testing.Issue.record("seed \(seed), step \(step): \(found) instead of \(expected)")
        return
      }
    }
  }

  @Test(
    "Sizes are stored exactly, in whole or fractional pixels", .tags(.model),
    arguments: (0..<UInt64(20)).sampled)
  func sizes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let extents = [0, 44, 44.5, 44.1, 1 / 3.0, 16_777_217, 1e300, Double.greatestFiniteMagnitude]
    var sizes = SparseSizes()
    var known = [Size?](repeating: nil, count: 40)
    for step in 0..<200 {
      let position = Int.random(in: 0..<known.count, using: &random)
      if Int.random(in: 0..<5, using: &random) > 0 {
        let size = Size(
          width: extents.randomElement(using: &random) ?? 0,
          height: extents.randomElement(using: &random) ?? 0)
        sizes.set(size, at: position)
        known[position] = size
      } else {
        let end = min(known.count, position + 3)
        sizes.replace(position..<end, withCount: 3)
        known.replaceSubrange(position..<end, with: [nil, nil, nil])
      }
      let found = known.indices.map { sizes[$0] }
      var positions: [Int] = []
      sizes.forEachPosition(in: 0..<known.count) { positions.append($0) }
      #expect(
        found == known && positions == known.indices.filter { known[$0] != nil }, "seed \(seed), step \(step)"
      )
    }
  }
}
