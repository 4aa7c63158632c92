import TesseraLoading

/// A source whose server changes between requests.
@MainActor
final class ShiftingSource: PageSource {
  typealias Item = Row
  typealias Key = Int

  private(set) var server: ChaosServer
  private(set) var requestCount = 0
  /// The ids of all rows in all responses.
  private(set) var answeredIDs: Set<Int> = []
  /// The ids of the rows that have always existed.
  private(set) var lastingIDs: Set<Int>
  private(set) var hasMoved = false
  /// Whether rows were inserted or removed other than at the end.
  private(set) var hasShifted = false
  /// The changes that happen at the next requests, one per request.
  private var coming: [ShiftingChange] = []
  private let first: [Int]
  private var lastID = 1000

  init(_ server: ChaosServer) {
    self.server = server
    first = server.ids
    lastingIDs = Set(server.ids)
  }

  func take(_ change: ShiftingChange) {
    defer { hasShifted = hasShifted || !server.ids.starts(with: first) }
    switch change {
    case .insert(let part):
      lastID += 1
      server.insert(lastID, at: position(part, server.ids.count + 1))
    case .remove(let part):
      if let id = server.remove(at: position(part, server.ids.count)) { lastingIDs.remove(id) }
    case .move(let part, let other):
      guard let id = server.remove(at: position(part, server.ids.count)) else { return }
      lastingIDs.remove(id)
      hasMoved = true
      server.insert(id, at: position(other, server.ids.count + 1))
    case .busy: coming.append(.busy)
    }
  }

  /// Applies a change at the next request.
  func takeLater(_ change: ShiftingChange) { coming.append(change) }

  /// Discards the pending changes.
  func calmDown() { coming = [] }

  private func position(_ part: Double, _ count: Int) -> Int { Int(part * Double(count)) }

  nonisolated func page(_ request: PageRequest<Int>) async throws -> Page<Row, Int> {
    try await answer(request.key)
  }

  private func answer(_ key: Int?) throws -> Page<Row, Int> {
    requestCount += 1
    if !coming.isEmpty {
      let change = coming.removeFirst()
      if case .busy = change { throw LoadFailure("busy") }
      take(change)
    }
    let page = server.page(key)
    answeredIDs.formUnion(page.items.map(\.id))
    return page
  }
}

/// A change of a server between two requests; positions are fractions from 0 to 1.
enum ShiftingChange {
  case insert(Double)
  case remove(Double)
  case move(Double, Double)
  /// The next request fails.
  case busy
}
