import Tessera
import TesseraDiff
import TesseraTesting
import TestSupport
import Testing

/// Rows of an array are paired where their type is known, wherever they are in their section.
@MainActor
@Suite("Pairing the rows of an array")
struct ArrayPairingTests {
  @Test("Random arrays between other items are paired as their ids alone")
  func random() {
    var generator = SeededGenerator(seed: 41)
    for round in 0..<300 {
      let (before, after) = (round % 3, round % 2)
      let old = (0..<Int.random(in: 0...40, using: &generator)).map { "row \($0)" }
      var new = old.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      new += (0..<Int.random(in: 0...6, using: &generator)).map { "new \($0)" }
      if round % 5 > 0 { new.shuffle(using: &generator) }
      let newAfter = round % 4 == 3 ? 1 - after : after
      let found = content(before, new, newAfter).difference(from: content(before, old, after))
      let expected = LinearDifference(from: ids(before, old, after), to: ids(before, new, newAfter))
      #expect(found.deletes.map { $0.item } == expected.deletes, "\(old) to \(new)")
      #expect(found.inserts.map { $0.item } == expected.inserts, "\(old) to \(new)")
      let moves = found.moves.map { Move(from: $0.from.item, to: $0.to.item) }
      #expect(moves == expected.moves, "\(old) to \(new)")
    }
  }

  /// Returns a section with cells before and after the rows of an array.
  private func content(_ before: Int, _ rows: [String], _ after: Int) -> Content<Headless> {
    Content {
      Section("s") {
        for number in 0..<before { Label("before").id("before \(number)") }
        ForEach(rows, id: \.self) { Label($0) }
        for number in 0..<after { Label("after").id("after \(number)") }
      }
    }
  }

  private func ids(_ before: Int, _ rows: [String], _ after: Int) -> [String] {
    (0..<before).map { "before \($0)" } + rows + (0..<after).map { "after \($0)" }
  }
}
