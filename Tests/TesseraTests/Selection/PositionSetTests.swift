import TestSupport
import TesseraLayout
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Position sets")
struct PositionSetTests {
  private func random(_ generator: inout SeededGenerator) -> Set<Int> {
    Set((0..<20).filter { _ in Bool.random(using: &generator) })
  }

  @Test("Position sets equal sets of integers", .tags(.model), arguments: (0..<UInt64(200)).sampled)
  func againstSets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (left, right) = (random(&generator), random(&generator))
    let (one, two) = (PositionSet(ascending: left.sorted()), PositionSet(ascending: right.sorted()))
    #expect(Array(one.union(two).ranges.joined()) == left.union(right).sorted())
    #expect(Array(one.intersection(two).ranges.joined()) == left.intersection(right).sorted())
    #expect(Array(one.subtracting(two).ranges.joined()) == left.subtracting(right).sorted())
    #expect((-1...21).allSatisfy { one.contains($0) == left.contains($0) })
    #expect(one.count == left.count)
    let position = Int.random(in: 0..<20, using: &generator)
    var (more, less) = (one, one)
    more.insert(position)
    less.remove(position)
    // Equal sets have equal ranges, because adjacent ranges are merged.
    #expect(more == PositionSet(ascending: left.union([position]).sorted()))
    #expect(less == PositionSet(ascending: left.subtracting([position]).sorted()))
    #expect(one.union(two) == PositionSet(ascending: left.union(right).sorted()))
  }

  @Test("Splices move positions along with their items", .tags(.model), arguments: (0..<UInt64(200)).sampled)
  func splicing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let positions = random(&generator)
    var splices: [ItemSplice] = []
    // The new index of each old position; `nil` if it is removed.
    var places: [Int?] = []
    var end = 0
    while places.count < 20 {
      // At least one item remains between two splices.
      let staying = Int.random(in: (splices.isEmpty ? 0 : 1)...3, using: &generator)
      for _ in 0..<min(staying, 20 - places.count) {
        places.append(end)
        end += 1
      }
      let old = Int.random(in: 0...2, using: &generator)
      let new = Int.random(in: (old == 0 ? 1 : 0)...2, using: &generator)
      let start = places.count
      for _ in 0..<min(old, 20 - start) { places.append(nil) }
      splices.append(ItemSplice(old: start..<places.count, new: end..<(end + new)))
      end += new
    }
    let (staying, leaving) = PositionSet(ascending: positions.sorted()).spliced(by: splices)
    #expect(staying == PositionSet(ascending: positions.compactMap { places[$0] }.sorted()))
    #expect(leaving == PositionSet(ascending: positions.filter { places[$0] == nil }.sorted()))
  }
}
