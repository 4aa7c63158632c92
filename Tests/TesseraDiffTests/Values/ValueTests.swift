import Foundation
import TesseraDiff
import Testing

@Suite("Differences as values")
struct ValueTests {
  private let linear = LinearDifference(
    deletes: [1], inserts: [4, 5], moves: [Move(from: 3, to: 7)], updates: [Move(from: 2, to: 2)])

  private var sectioned: SectionedDifference {
    func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    return SectionedDifference(
      sectionDeletes: [1], sectionInserts: [2], sectionMoves: [Move(from: 3, to: 4)],
      sectionUpdates: [Move(from: 5, to: 6)], deletes: [path(0, 3)], inserts: [path(0, 4)],
      moves: [Move(from: path(0, 3), to: path(1, 7))], updates: [Move(from: path(2, 0), to: path(2, 1))],
      supplementary: SupplementaryDifference(
        deletes: [path(7, 0)], inserts: [path(8, 1)], updates: [Move(from: path(9, 0), to: path(9, 2))]))
  }

  @Test("A linear difference prints as one line")
  func linearDescription() {
    #expect(linear.description == "delete @ 1, insert @ 4, insert @ 5, move @ 3 → 7, update @ 2 → 2")
    #expect(LinearDifference().description == "no change")
  }

  @Test("A sectioned difference prints as one line, sections first")
  func sectionedDescription() {
    #expect(
      sectioned.description == """
        delete section @ 1, insert section @ 2, move section @ 3 → 4, update section @ 5 → 6, delete @ 0.3, \
        insert @ 0.4, move @ 0.3 → 1.7, update @ 2.0 → 2.1, delete supplementary @ 7.0, \
        insert supplementary @ 8.1, update supplementary @ 9.0 → 9.2
        """)
    #expect(SectionedDifference().description == "no change")
    #expect(Move(from: 3, to: 7).description == "3 → 7")
  }

  @Test("Differences can be encoded and decoded")
  func coding() throws {
    #expect(try stored(linear) == linear)
    #expect(try stored(sectioned) == sectioned)
    #expect(try stored(LinearDifference()).isEmpty)
    #expect(try stored(SectionedDifference()).isEmpty)
    #expect(try stored(sectioned.supplementary) == sectioned.supplementary)
  }

  @Test("Encoded differences use the names of the properties")
  func format() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(linear), as: UTF8.self)
    #expect(
      text == """
        {"deletes":[1],"inserts":[4,5],"moves":[{"from":3,"to":7}],"updates":[{"from":2,"to":2}]}
        """)
    let path = String(decoding: try encoder.encode(ItemPath(section: 1, item: 2)), as: UTF8.self)
    #expect(path == #"{"item":2,"section":1}"#)
  }

  @Test("Differences are equal if all their parts are")
  func equality() {
    #expect(linear == linear && linear.hashValue == linear.hashValue)
    var other = linear
    for change in [\LinearDifference.deletes, \.inserts] {
      other = linear
      other[keyPath: change] = []
      #expect(other != linear)
    }
    for change in [\LinearDifference.moves, \.updates] {
      other = linear
      other[keyPath: change] = []
      #expect(other != linear)
    }
    var without = sectioned
    without.supplementary.updates = []
    #expect(without != sectioned)
    without = sectioned
    without.sectionUpdates = []
    #expect(without != sectioned)
  }

  @Test("A difference with any part is not empty")
  func emptiness() {
    #expect(LinearDifference().isEmpty && SectionedDifference().isEmpty && SupplementaryDifference().isEmpty)
    let move = Move(from: 0, to: 0)
    let (path, step) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    let linear = [
      LinearDifference(deletes: [0]), LinearDifference(inserts: [0]), LinearDifference(moves: [move]),
      LinearDifference(updates: [move]),
    ]
    #expect(linear.allSatisfy { !$0.isEmpty })
    let supplementary = [
      SupplementaryDifference(deletes: [path]), SupplementaryDifference(inserts: [path]),
      SupplementaryDifference(updates: [Move(from: path, to: step)]),
    ]
    #expect(supplementary.allSatisfy { !$0.isEmpty })
    let sectioned = [
      SectionedDifference(sectionDeletes: [0]), SectionedDifference(sectionInserts: [0]),
      SectionedDifference(sectionMoves: [move]), SectionedDifference(sectionUpdates: [move]),
      SectionedDifference(deletes: [path]), SectionedDifference(inserts: [path]),
      SectionedDifference(moves: [Move(from: path, to: step)]),
      SectionedDifference(updates: [Move(from: path, to: step)]),
    ]
    #expect(
      (sectioned + supplementary.map { SectionedDifference(supplementary: $0) }).allSatisfy { !$0.isEmpty })
  }

  @Test("Paths are ordered by section, then by item")
  func order() {
    let paths = [(1, 0), (0, 2), (0, 0), (1, 1)].map { ItemPath(section: $0.0, item: $0.1) }
    #expect(paths.sorted().map { $0.description } == ["0.0", "0.2", "1.0", "1.1"])
    #expect(!(paths[0] < paths[0]))
  }

  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
