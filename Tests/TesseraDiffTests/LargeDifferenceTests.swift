import TesseraDiff
import Testing

@Suite("Large differences")
struct LargeDifferenceTests {
  /// Half a kilobyte, so that shifting many of them for each arrival would take minutes.
  struct Large: Equatable {
    var number: Int
    var ballast: SIMD64<Int64>

    init(_ number: Int) {
      self.number = number
      ballast = SIMD64(repeating: 0)
    }
  }

  @Test("Many arrivals at the front are merged in one pass", .timeLimit(.minutes(1)))
  func arrivals() {
    let count = 60_000
    let old = (0..<count).map { Large($0) }
    let new = (0..<count).map { Large(-1 - $0) } + old
    let applied = LinearDifference(inserts: Array(0..<count)).applied(to: old, taking: new)
    #expect(applied.map { $0.number } == new.map { $0.number })
  }

  @Test("Positions that do not exist are brought into range")
  func outOfRange() {
    let difference = LinearDifference(moves: [Move(from: 0, to: 9)])
    #expect(difference.applied(to: ["a", "b", "c"], taking: []) == ["b", "c", "a"])
  }
}
