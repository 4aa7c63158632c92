import Foundation
import Tessera
import TesseraDiff
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

/// Duplicate ids are always found, and a change of a few items hashes only a few ids.
@MainActor
@Suite("Distinct ids")
struct DistinctnessTests {
  /// An id that counts how often ids are hashed or compared.
  private struct Counted: Hashable, Sendable {
    @MainActor static var hashCount = 0
    @MainActor static var comparisonCount = 0
    var number: Int

    static func == (left: Counted, right: Counted) -> Bool {
      MainActor.assumeIsolated { comparisonCount += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Self.hashCount += 1 }
      hasher.combine(number)
    }
  }

  private struct Line: Identifiable, Equatable {
    var id: Counted
    var text: String

    init(_ number: Int, _ text: String = "line") { (id, self.text) = (Counted(number: number), text) }
  }

  private func content(_ lines: [Line]) -> Content<Headless> {
    Content { Section("lines") { ForEach(lines) { Label($0.text) } } }
  }

  @Test("Updating, inserting or deleting a row hashes no more than the visible ids")
  func work() {
    var lines = (0..<2_000).map { Line($0) }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(lines))
    func hashesOfShowing() -> Int {
      Counted.hashCount = 0
      collection.show(content(lines))
      return Counted.hashCount
    }
    lines[1_000].text = "changed"
    #expect(hashesOfShowing() < 100)
    lines.append(Line(5_000))
    #expect(hashesOfShowing() < 100)
    lines.removeSubrange(20..<40)
    #expect(hashesOfShowing() < 100)
    lines[700] = Line(6_000)
    #expect(hashesOfShowing() < 100)
    #expect(collection.issues == [])
    lines.insert(Line(1_500), at: 3)
    #expect(hashesOfShowing() > 1_000, "an id that is there already is looked for everywhere")
    #expect(
      collection.issues == [
        .duplicateItem(ItemID(Counted(number: 1_500)), section: "lines", positions: [3, 1_481])
      ])
  }

  @Test("In a large section each id is hashed once, and distant duplicates are found")
  func large() {
    var lines = (0..<30_000).map { Line($0) }
    Counted.hashCount = 0
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(lines))
    #expect(Counted.hashCount < 30_100)
    #expect(collection.issues == [])
    // Inserting a fifth in the middle hashes every id once and compares the common ones once, for the check
    // and the pairing.
    lines.insert(contentsOf: (30_000..<36_000).map { Line($0) }, at: 12_000)
    Counted.hashCount = 0
    Counted.comparisonCount = 0
    collection.show(content(lines))
    #expect(Counted.hashCount < 36_100)
    #expect(Counted.comparisonCount < 30_200)
    #expect(collection.issues == [])
    lines.append(contentsOf: [Line(40_000), Line(41_000), Line(42_000), Line(43_000), Line(35_999)])
    collection.show(content(lines))
    #expect(
      collection.issues == [
        .duplicateItem(ItemID(Counted(number: 35_999)), section: "lines", positions: [17_999, 36_004])
      ])
  }

  @Test("Equal numbers are found wherever they are among numbers that ascend")
  func numbers() {
    struct Row: Identifiable, Equatable {
      let id: Int
    }
    func collection(_ ids: [Int]) -> HeadlessCollection {
      let rows = ids.map(Row.init)
      let content = Content<Headless> { Section("rows") { ForEach(rows) { Label("\($0.id)") } } }
      return HeadlessCollection(size: Size(width: 80, height: 64), content: content)
    }
    let ascending = Array(-3_000..<3_000) + [Int.max]
    #expect(collection(ascending).issues == [])
    #expect(collection([Int.min] + ascending).issues == [])
    #expect(collection(ascending.reversed()).issues == [])
    for (place, id, positions) in [
      (0, -3_000, [0, 1]), (6_000, 2_999, [5_999, 6_000]), (6_001, Int.max, [6_000, 6_001]),
      (6_001, -3_000, [0, 6_001]), (2_000, 900, [2_000, 3_901]),
    ] {
      var ids = ascending
      ids.insert(id, at: place)
      #expect(
        collection(ids).issues == [.duplicateItem(ItemID(id), section: "rows", positions: positions)])
    }
  }

  @Test("An inserted row is compared with every other row once")
  func comparisons() {
    var lines = (0..<2_000).map { Line($0) }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(lines))
    lines.append(Line(5_000))
    Counted.comparisonCount = 0
    collection.show(content(lines))
    #expect(Counted.comparisonCount < 2 * 2_000 + 200)
  }

  @Test("Rows in another order are hashed and compared a few times each")
  func shuffle() {
    let lines = (0..<5_000).map { Line($0) }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(lines))
    var random = SeededGenerator(seed: 4)
    let shuffled = lines.shuffled(using: &random)
    Counted.hashCount = 0
    Counted.comparisonCount = 0
    collection.show(content(shuffled))
    // Once per side for the pairing; nothing was inserted, so nothing has to be looked up.
    #expect(Counted.hashCount < 2 * 5_000 + 100)
    #expect(Counted.comparisonCount < 6 * 5_000)
    #expect(collection.issues == [])
  }

  @Test("An id has the same hash with and without its static type")
  func erased() {
    func isAlike<ID: Hashable & Sendable>(_ id: ID) -> Bool {
      ItemID(id).quickHash(seed: 9) == IDHasher<ID>(seed: 9).hash(id)
    }
    #expect(isAlike(5) && isAlike("five") && isAlike(5.0) && isAlike(UInt8(5)) && isAlike(Counted(number: 5)))
    #expect(isAlike(ItemID("five")) && isAlike(ItemID(Counted(number: 5))) && isAlike(UUID()))
  }

  @Test("A number does not match an optional number")
  func optionals() {
    struct Entry {
      var id: Int?
    }
    let entries = (0..<50).map { Entry(id: $0) }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      content: Content { Section("entries") { ForEach(entries, id: { $0.id }) { _ in Label("entry") } } })
    collection.engine.scroll(to: ItemID(30), at: .start)
    collection.update()
    #expect(collection.engine.viewport.minY == 0)
    #expect(collection.issues == [.unknownItem(ItemID(30), section: nil)])
    collection.engine.scroll(to: ItemID(Int?.some(30)), at: .start)
    collection.update()
    #expect(collection.engine.viewport.minY > 0)
  }

  @Test(
    "Any change reports the same duplicates as new content does", .tags(.model), arguments: (0..<40).sampled)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func runs() -> [[Int]] {
      (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in .random(in: 0..<16, using: &random) }
      }
    }
    func content(_ runs: [[Int]]) -> Content<Headless> {
      Content {
        Section("s") { for run in runs { ForEach(run, id: { $0 }) { Label("\($0)") } } }
      }
    }
    let size = Size(width: 80, height: 640)
    var shown = runs()
    let collection = HeadlessCollection(size: size, content: content(shown))
    for _ in 0..<50 {
      let part = Int.random(in: 0..<2, using: &random)
      let start = Int.random(in: 0...shown[part].count, using: &random)
      let end = min(shown[part].count, start + Int.random(in: 0...2, using: &random))
      let new = (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0..<16, using: &random)
      }
      if shown[part].count < 12 {
        shown[part].replaceSubrange(start..<end, with: new)
      } else {
        shown = runs()
      }
      collection.show(content(shown))
      let fresh = HeadlessCollection(size: size, content: content(shown))
      #expect(collection.engine.cells.map { $0.key } == fresh.engine.cells.map { $0.key })
      let issues = collection.transactions.last?.issues
      #expect(issues == fresh.transactions.first?.issues, "\(shown)")
    }
  }
}
