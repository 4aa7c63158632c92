import Foundation
import Testing

@testable import TesseraTesting

@Suite("Visible mutex")
struct VisibleMutexTests {
  @Test("Threads take turns, and the thread sanitizer sees that they do")
  func turns() {
    let values = Values()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...1_000 { values.append() }
    }
    #expect(values.all == Array(1...8_000))
  }

  @Test("What is thrown comes through, and lets the next one in")
  func error() {
    let values = Values()
    #expect(throws: CancellationError.self) { try values.fail() }
    values.append()
    #expect(values.all == [1])
  }

  private final class Values: Sendable {
    private let values = VisibleMutex<[Int]>([])

    var all: [Int] { values.withLock { $0 } }

    func append() { values.withLock { $0.append($0.count + 1) } }

    func fail() throws { try values.withLock { _ in throw CancellationError() } }
  }
}
