import TesseraTesting
import Testing

@Suite("Sequential table")
struct SequentialTableTests {
  @Test("DifferenceKit #91, #104, #144: Final positions are wrong as sequential steps")
  func order() {
    // a b c d → d b a: c is deleted, d moves to the front, a moves to the end.
    var inOrder = SequentialTable(rows: ["a", "b", "c", "d"])
    inOrder.remove(at: 2)
    inOrder.move(from: 2, to: 0)
    inOrder.move(from: 1, to: 2)
    #expect(inOrder.violations(against: ["d", "b", "a"]) == [])

    var asBatch = SequentialTable(rows: ["a", "b", "c", "d"])
    asBatch.remove(at: 2)
    asBatch.move(from: 3, to: 0)
    asBatch.move(from: 0, to: 2)
    #expect(asBatch.violations(against: ["d", "b", "a"]).map { $0.rule } == [.b3, .p4, .p4])
  }

  @Test("The target of a move is a position without the moved row")
  func moveEnd() {
    var table = SequentialTable(rows: ["a", "b", "c"])
    table.move(from: 0, to: 2)
    #expect(table.rows == ["b", "c", "a"])
    table.move(from: 0, to: 3)
    #expect(table.rows == ["b", "c", "a"])
    #expect(table.violations.map { $0.rule } == [.b4])
  }

  @Test("Rows can be inserted at any position, including the end")
  func inserts() {
    var table = SequentialTable<String>(rows: [])
    table.insert("b", at: 0)
    table.insert("a", at: 0)
    table.insert("c", at: 2)
    #expect(table.violations(against: ["a", "b", "c"]) == [])
    #expect(table.violations(against: ["a", "c"]).map { $0.rule } == [.p4, .p4])
    #expect(
      table.violations(against: ["a", "b"]).map { "\($0)" }
        == ["P4: there are 3 rows, but should be 2; the view would not notice"])
  }

  @Test("Invalid calls do nothing and are reported")
  func senseless() {
    var table = SequentialTable(rows: ["a"])
    table.remove(at: 1)
    table.remove(at: .max)
    table.insert("b", at: 2)
    table.insert("b", at: -1)
    table.move(from: 1, to: .min)
    table.move(from: 0, to: 0)
    #expect(table.violations.map { $0.rule } == [.b3, .b5, .b4, .b5, .b3, .b5, .h2])
    #expect(table.rows == ["a"])
    table.insert("a", at: 0)
    #expect(table.violations.last?.rule == .p5)
    #expect(table.rows == ["a", "a"])
  }
}
