import Tessera
import Testing

@testable import TesseraTerminal

/// The parts of calls for command-line tools that need no terminal.
@MainActor
@Suite("Parts of calls")
struct CallTests {
  private let titles = ["one", "two", "3"]

  @Test("A number of any size is an answer or not, and does not trap")
  func extremeNumbers() {
    func numbers(_ answer: String) -> [Int]? {
      PlainDialog.numbers(in: answer, of: titles, isMultiple: true)
    }
    #expect(numbers("\(Int.min)") == nil && numbers("\(Int.max)") == nil && numbers("0") == nil)
    #expect(numbers("1 3") == [0, 2] && numbers("3") == [2] && numbers("two") == [1])
  }

  @Test("A number that is typed twice chooses once")
  func repeatedNumbers() {
    #expect(PlainDialog.numbers(in: "2 1,2", of: titles, isMultiple: true) == [1, 0])
  }
}
