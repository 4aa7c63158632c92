import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Index of an outline's items")
struct OutlineIndexTests {
  /// An id with many hash collisions.
  struct Colliding: Hashable, Sendable {
    var number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 5) }
  }

  @Test(
    "An index equals a dictionary, even with hash collisions", .tags(.model),
    arguments: (0..<UInt64(40)).sampled,
    [false, true])
  func model(seed: UInt64, areColliding: Bool) {
    var random = SeededGenerator(seed: seed)
    var index = OutlineIndex()
    var naive: [ItemID: OutlineItem] = [:]
    let ids = (0..<60).map { areColliding ? ItemID(Colliding(number: $0)) : ItemID($0) }
    for step in 0..<400 {
      // Grows first, then shrinks.
      let id = ids[Int.random(in: 0..<ids.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let item = OutlineItem(id: id, parent: nil, index: step)
        index.replace(with: item)
        naive[id] = item
      case 1...(step < 200 ? 3 : 1):
        // Some items may share an id with others of the batch.
        let items = (0..<Int.random(in: 0...5, using: &random)).map { number in
          OutlineItem(id: ids[Int.random(in: 0..<ids.count, using: &random)], parent: nil, index: number)
        }
        let rejected = index.insert(contentsOf: items)
        var expected: [OutlineItem] = []
        for item in items {
          if naive[item.id] == nil { naive[item.id] = item } else { expected.append(item) }
        }
        #expect(rejected.elementsEqual(expected, by: ===), "seed \(seed), step \(step)")
      default: index.remove(id); naive[id] = nil
      }
      guard index.count == naive.count, ids.allSatisfy({ index[$0] === naive[$0] }) else {
        Testing.Issue.record("seed \(seed), step \(step): another answer than a dictionary's")
        return
      }
    }
  }

  @Test("An index inserts more items than it looks up in one batch")
  func many() {
    var index = OutlineIndex()
    let items = (0..<1_000).map { OutlineItem(id: ItemID($0 % 900), parent: nil, index: $0) }
    #expect(index.insert(contentsOf: items).elementsEqual(items[900...], by: ===))
    #expect(index.count == 900)
    #expect((0..<900).allSatisfy { index[ItemID($0)] === items[$0] })
    #expect(index[ItemID(900)] == nil)
  }
}
