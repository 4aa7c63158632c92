import TesseraLoading
import TestSupport

@testable import TesseraTesting

/// A source that answers late, with duplicates, not at all, or with an error. It does not always respect
/// cancellation.
final class ChaosSource: PageSource {
  typealias Item = Row
  typealias Key = Int

  private let server: ChaosServer
  /// The number that is added to the ids of the server, so that the rows of two sources differ.
  private let firstID: Int
  private let random: InstrumentedMutex<SeededGenerator>
  private let isFaulty = InstrumentedMutex(true)
  private let gate = Gate()

  init(_ server: ChaosServer, seed: UInt64, firstID: Int = 0) {
    self.server = server
    self.firstID = firstID
    random = InstrumentedMutex(SeededGenerator(seed: seed))
    gate.close()
  }

  var ids: [Int] { server.ids.map { firstID + $0 } }

  /// Answers all requests correctly from now on.
  func recover() {
    isFaulty.withLock { $0 = false }
    gate.open()
  }

  func page(_ request: PageRequest<Int>) async throws -> Page<Row, Int> {
    guard isFaulty.withLock({ $0 }) else { return own(server.page(request.key)) }
    let (patience, kind) = random.withLock {
      (Int.random(in: 0..<8, using: &$0), Int.random(in: 0..<10, using: &$0))
    }
    for _ in 0..<patience { await Task.yield() }
    if kind == 0 { await gate.pass() }
    if kind < 5 { try Task.checkCancellation() }
    let answer = random.withLock { ChaosAnswer.random(stable: true, using: &$0) }
    return own(try answer.result(of: server, to: request.key).get())
  }

  func storedPage(_ request: PageRequest<Int>) async -> Page<Row, Int>? {
    random.withLock { Bool.random(using: &$0) } ? own(server.page(request.key)) : nil
  }

  private func own(_ page: Page<Row, Int>) -> Page<Row, Int> {
    var page = page
    for index in page.items.indices { page.items[index].id += firstID }
    return page
  }
}
