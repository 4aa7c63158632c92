import Foundation
import TesseraDiff
import TestSupport
import Testing

@Suite("Items between stages")
struct StagedItemsTests {
  private func old(_ section: Int, _ item: Int) -> Origin<ItemPath> {
    .old(ItemPath(section: section, item: item))
  }

  private func new(_ section: Int, _ item: Int) -> Origin<ItemPath> {
    .new(ItemPath(section: section, item: item))
  }

  @Test("Consecutive items of one section and version form one run")
  func runs() {
    let items = StagedItems([old(0, 3), old(0, 4), new(0, 5), old(1, 0), old(1, 1), old(1, 3), old(1, 2)])
    #expect(items.runs.map { $0.origin } == [old(0, 3), new(0, 5), old(1, 0), old(1, 3), old(1, 2)])
    #expect(items.runs.map { $0.range } == [0..<2, 2..<3, 3..<5, 5..<6, 6..<7])
    #expect(StagedItems().runs.isEmpty)
  }

  @Test("The description lists short runs and abbreviates long ones")
  func description() {
    let items = StagedItems([old(0, 0), old(0, 1), old(0, 2)] + (0..<10).map { new(1, $0) })
    #expect(
      StagedSection(.new(2), items: items).description == "new 2 [old 0.0, old 0.1, old 0.2, new 1.0…1.9]")
  }

  @Test("A `StagedItems` has the elements that it was created from", arguments: 0..<50)
  func collection(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var origins: [Origin<ItemPath>] = []
    var next = 0
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      // Mostly the next item, so that runs occur.
      next = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<9, using: &random) : next + 1
      origins.append(Bool.random(using: &random) ? old(0, next) : new(0, next))
    }
    let items = StagedItems(origins)
    #expect(Array(items) == origins)
    #expect(items.count == origins.count)
    #expect(items.indices.map { items[$0] } == origins)
    #expect(items.reversed() == origins.reversed())
    #expect(items.runs.map { $0.range.count }.reduce(0, +) == origins.count)
  }

  @Test("Equal collections are equal, regardless of how they were built")
  func equality() throws {
    let items: StagedItems = [old(0, 0), old(0, 1), new(2, 0)]
    var appended = StagedItems()
    appended.append(old(0, 0), count: 0)
    appended.append(old(0, 0), count: 2)
    appended.append(new(2, 0), count: 1)
    #expect(items == appended)
    #expect(items != [old(0, 0), old(0, 1)])
    let data = try JSONEncoder().encode(items)
    #expect(try JSONDecoder().decode(StagedItems.self, from: data) == items)
  }

  @Test(
    "Invalid counts are not decoded",
    arguments: ["[1]", "[1, -1]", "[1, 9223372036854775807]", "[1, 1, 1]"])
  func nonsense(counts: String) throws {
    let origin = String(decoding: try JSONEncoder().encode(old(0, 0)), as: UTF8.self)
    let json = "{\"origins\": [\(origin), \(origin)], \"counts\": \(counts)}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StagedItems.self, from: Data(json.utf8))
    }
  }

  @Test("Items that a version does not have are left out")
  func missing() {
    let items: StagedItems = [
      old(0, -1), old(0, 0), old(0, 1), old(0, 2), new(7, 0), new(0, 0), old(0, .max),
    ]
    let stage = BatchStage(batch: Batch(), target: .between([StagedSection(.old(0), items: items)]))
    #expect(stage.items(from: [["a", "b"]], to: [["c"]]) == [["a", "b", "c"]])
  }
}
