import TesseraLoading
import Testing

@testable import TesseraTesting

/// A source whose requests a test answers.
final class HeldSource: PageSource {
  typealias Item = Row
  typealias Key = Int

  private struct Held {
    let request: PageRequest<Int>
    var continuation: CheckedContinuation<Page<Row, Int>, any Error>?
    var isCancelled = false
  }

  private let held = InstrumentedMutex<[Held]>([])
  private let storedPages = InstrumentedMutex<[Int?: Page<Row, Int>]>([:])
  private let heedsCancellation: Bool
  /// The gate that stored pages wait for.
  let store = Gate()

  /// Creates a source.
  ///
  /// - Parameter heedsCancellation: Whether a canceled request ends at once.
  init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

  var requests: [PageRequest<Int>] { held.withLock { $0.map(\.request) } }

  /// The numbers of the canceled requests, counted from 0.
  var cancelled: [Int] { held.withLock { held in held.indices.filter { held[$0].isCancelled } } }

  /// Stores a page as if it had been loaded earlier.
  func save(_ page: Page<Row, Int>, for key: Int? = nil) { storedPages.withLock { $0[key] = page } }

  /// Waits until a request, counted from 0, has arrived and can be answered.
  func whenHeld(_ number: Int) async {
    await until("Request \(number) never came") {
      held.withLock { held in
        held.indices.contains(number) && (held[number].continuation != nil || held[number].isCancelled)
      }
    }
  }

  /// Waits until a request has arrived and can be answered. The order of requests that start in one turn is
  /// not certain. Returns the number of the request, counted from 0; of several equal requests, the first.
  func whenHeld(_ request: PageRequest<Int>) async -> Int {
    var number: Int?
    await until("Nobody asked for \(request)") {
      number = requests.firstIndex(of: request)
      return number != nil
    }
    guard let number else { return requests.count }
    await whenHeld(number)
    return number
  }

  /// Answers a request, counted from 0.
  func answer(_ number: Int, with page: Page<Row, Int>) { take(number)?.resume(returning: page) }

  /// Answers a request with items with these ids.
  func answer(_ number: Int, with ids: some Sequence<Int> & Sendable, next: Int? = nil, previous: Int? = nil)
  {
    answer(number, with: Page(ids.map { Row(id: $0) }, next: next, previous: previous))
  }

  /// Waits for a request, counted from 0, and answers it.
  func whenAsked(
    _ number: Int, with ids: some Sequence<Int> & Sendable, next: Int? = nil, previous: Int? = nil
  ) async {
    await whenHeld(number)
    answer(number, with: ids, next: next, previous: previous)
  }

  /// Waits for a request, counted from 0, and fails it.
  func whenAsked(_ number: Int, failWith error: any Error) async {
    await whenHeld(number)
    fail(number, error)
  }

  /// Fails a request, counted from 0.
  func fail(_ number: Int, _ error: any Error = LoadFailure("no luck")) {
    take(number)?.resume(throwing: error)
  }

  func page(_ request: PageRequest<Int>) async throws -> Page<Row, Int> {
    let number = held.withLock { held in
      held.append(Held(request: request))
      return held.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = held.withLock { held in
          held[number].continuation = continuation
          return held[number].isCancelled && heedsCancellation
        }
        if isOver { take(number)?.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      held.withLock { $0[number].isCancelled = true }
      if heedsCancellation { take(number)?.resume(throwing: CancellationError()) }
    }
  }

  func storedPage(_ request: PageRequest<Int>) async -> Page<Row, Int>? {
    await store.pass()
    return storedPages.withLock { $0[request.key] }
  }

  private func take(_ number: Int) -> CheckedContinuation<Page<Row, Int>, any Error>? {
    held.withLock { held in
      guard held.indices.contains(number) else { return nil }
      defer { held[number].continuation = nil }
      return held[number].continuation
    }
  }
}
