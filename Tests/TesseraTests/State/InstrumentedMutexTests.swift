import Foundation
import Testing

@testable import TesseraTesting

@Suite("Instrumented mutex")
struct InstrumentedMutexTests {
  @Test("Threads exclude each other, and the thread sanitizer recognizes it")
  func turns() {
    let values = Values()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...1_000 { values.append() }
    }
    #expect(values.all == Array(1...8_000))
  }

  @Test("A thrown error propagates and releases the lock")
  func error() {
    let values = Values()
    #expect(throws: CancellationError.self) { try values.fail() }
    values.append()
    #expect(values.all == [1])
  }

  private final class Values: Sendable {
    private let values = InstrumentedMutex<[Int]>([])

    var all: [Int] { values.withLock { $0 } }

    func append() { values.withLock { $0.append($0.count + 1) } }

    func fail() throws { try values.withLock { _ in throw CancellationError() } }
  }
}
