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

  @Test("Content of a log stays as it is, and further lines do not copy those before")
  func sharedLines() {
    let lines = LogLines()
    lines.texts.reserveCapacity(64)
    let log = FollowedLog(lines)
    func address() -> UnsafePointer<String>? { lines.texts.withUnsafeBufferPointer { $0.baseAddress } }
    let (start, first) = (address(), log.content)
    for number in 0..<60 { log.append("\(number)") }
    let content = log.content
    log.append("last")
    #expect(address() == start)
    #expect(first.count == 0 && content.count == 60 && log.content.count == 61)
  }

  @Test("Lines that come one by one are shown in far fewer portions")
  func portions() async {
    let log = FollowedLog()
    var (changes, shown) = (0, 0)
    log.onChange = { [unowned log] in
      changes += 1
      shown = log.content.count
    }
    for number in 0..<2_000 {
      log.append("\(number)")
      await Task.yield()
    }
    // The pause between two changes is not a part of what is tested.
    for _ in 0..<1_000 where shown < 2_000 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(shown == 2_000 && changes < 500, "\(changes)")
  }
}
