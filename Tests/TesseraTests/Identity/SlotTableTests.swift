import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Slots of views")
struct SlotTableTests {
  @Test("A slot table matches a dictionary under random operations", arguments: 0..<40)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = SlotTable<Int>()
    var naive: [CellID: Int] = [:]
    var ids = (0..<12).map { CellID(slot: $0, generation: 0) }
    var discarded: [CellID] = []
    for step in 0..<400 {
      let slot = Int.random(in: ids.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        table[ids[slot]] = step
        naive[ids[slot]] = step
      case 5..<8:
        #expect(table.removeValue(forKey: ids[slot]) == naive.removeValue(forKey: ids[slot]))
      case 8:
        // The view is discarded with its value; another view gets its slot.
        table[ids[slot]] = nil
        naive[ids[slot]] = nil
        discarded.append(ids[slot])
        ids[slot] = ids[slot].successor
      default:
        if let old = discarded.randomElement(using: &random) { table[old] = nil }
      }
      #expect(table.count == naive.count && table.isEmpty == naive.isEmpty, "seed \(seed), step \(step)")
      #expect(ids.allSatisfy { table[$0] == naive[$0] }, "seed \(seed), step \(step)")
      #expect(discarded.allSatisfy { table[$0] == nil }, "seed \(seed), step \(step)")
      #expect(Set(table.ids) == Set(naive.keys), "seed \(seed), step \(step)")
    }
    table.removeAll()
    #expect(table.isEmpty && table.ids.isEmpty)
  }

  @Test("A stale id neither finds nor replaces the value of the next view in its slot")
  func staleID() {
    let old = CellID(slot: 3, generation: 0)
    var table = SlotTable<String>()
    table[old] = "old"
    table[old.successor] = "new"
    #expect(table[old] == nil && table[old.successor] == "new" && table.count == 1)
    table[old] = "stale"
    table.removeValue(forKey: old)
    #expect(table[old] == nil && table[old.successor] == "new" && table.count == 1)
  }

  @Test("An id is restored from its number and prints its generation if it has one")
  func numbers() {
    let later = CellID(slot: 7, generation: 2)
    #expect(CellID(7) == CellID(slot: 7, generation: 0))
    #expect(CellID(later.number) == later)
    #expect(CellID(7).description == "cell 7" && later.description == "cell 7.2")
    #expect(CellID(7) != later)
  }

  @Test("The slot of a discarded view is reused in another generation")
  func pool() {
    var pool = ReusePool(limit: 1)
    let kind = CellKind("row")
    let ids = (0..<3).map { _ in pool.take(kind) }
    #expect(ids == [CellID(1), CellID(2), CellID(3)])
    for id in ids { pool.put(id, kind: kind) }
    var dropped: [CellID] = []
    pool.trim { id, _ in dropped.append(id) }
    #expect(dropped == [CellID(1), CellID(2)])
    let next = (0..<4).map { _ in pool.take(kind) }
    #expect(next[0] == ids[2])
    #expect(Set(next[1...2]) == Set(dropped.map { $0.successor }))
    #expect(next[3] == CellID(4))
  }

  @Test("The number of slots stays small while many views are created and discarded")
  func fewSlots() {
    var pool = ReusePool(limit: 2)
    for round in 0..<100 {
      let kind = CellKind("kind \(round % 3)")
      let ids = (0..<10).map { _ in pool.take(kind) }
      #expect(Set(ids.map { $0.slot }).count == ids.count)
      for id in ids { pool.put(id, kind: kind) }
      pool.trim { _, _ in }
      #expect(ids.allSatisfy { $0.slot <= 16 })
    }
  }
}
