import TesseraDiff
import Testing

@Suite("Linear differences")
struct LinearExampleTests {
  @Test("The example of the documentation gives the result that it shows")
  func documentation() {
    let difference = LinearDifference(from: ["a", "b", "c"], to: ["c", "a", "b", "d"])
    #expect(difference.description == "insert @ 3, move @ 2 → 0")
  }

  @Test(
    "Small changes give the expected difference",
    arguments: [
      ("", "", "no change"),
      ("", "ab", "insert @ 0, insert @ 1"),
      ("ab", "", "delete @ 0, delete @ 1"),
      ("abc", "abc", "no change"),
      ("abc", "bca", "move @ 0 → 2"),
      ("abc", "cab", "move @ 2 → 0"),
      ("ab", "ba", "move @ 1 → 0"),
      ("abcd", "axcd", "delete @ 1, insert @ 1"),
      (
        "abcd", "xyzw",
        "delete @ 0, delete @ 1, delete @ 2, delete @ 3, insert @ 0, insert @ 1, insert @ 2, insert @ 3"
      ),
      ("abcde", "edcba", "move @ 4 → 0, move @ 3 → 1, move @ 2 → 2, move @ 1 → 3"),
      ("abcdef", "efabcd", "move @ 4 → 0, move @ 5 → 1"),
      ("abcdef", "cdefab", "move @ 0 → 4, move @ 1 → 5"),
      ("abcdef", "bxdfa", "delete @ 2, delete @ 4, insert @ 1, move @ 0 → 4"),
    ])
  func examples(old: String, new: String, expected: String) {
    #expect(LinearDifference(from: Array(old), to: Array(new)).description == expected)
  }

  @Test("A moved item with other content is a move and an update")
  func movedUpdate() {
    let (old, new): ([Row], [Row]) = ([1, 2, 3], [Row(id: 3, content: 1), 1, 2])
    #expect(
      LinearDifference(from: old, to: new)
        == LinearDifference(moves: [Move(from: 2, to: 0)], updates: [Move(from: 2, to: 0)]))
  }

  @Test("Updates have both positions of the item")
  func updates() {
    let old: [Row] = [1, 2, 3, 4, 5, 6]
    let new: [Row] = [Row(id: 1, content: 1), 7, 8, Row(id: 2, content: 1), 4, Row(id: 6, content: 1)]
    #expect(
      LinearDifference(from: old, to: new).description
        == "delete @ 2, delete @ 4, insert @ 1, insert @ 2, update @ 0 → 0, update @ 1 → 3, update @ 5 → 5")
  }

  @Test("A difference that does not fit is applied as far as possible")
  func outOfRange() {
    let difference = LinearDifference(moves: [Move(from: 0, to: 9)])
    #expect(difference.applied(to: ["a", "b", "c"], taking: []) == ["b", "c", "a"])
  }

  /// Half a kilobyte, so that shifting many of them for each insert would take minutes.
  struct Large: Equatable {
    var number: Int
    var ballast = SIMD64<Int64>(repeating: 0)
  }

  @Test("Many inserts at the front are applied in one pass", .timeLimit(.minutes(1)))
  func arrivals() {
    let count = 60_000
    let old = (0..<count).map { Large(number: $0) }
    let new = (0..<count).map { Large(number: -1 - $0) } + old
    let applied = LinearDifference(inserts: Array(0..<count)).applied(to: old, taking: new)
    #expect(applied.map { $0.number } == new.map { $0.number })
  }
}
