import TesseraLoading

/// A source whose server changes while pages are asked for.
@MainActor
final class ShiftingSource: PageSource {
  typealias Item = Row
  typealias Key = Int

  private(set) var server: ChaosServer
  /// How often it was asked.
  private(set) var requestCount = 0
  /// The ids of all that it has ever answered.
  private(set) var answeredIDs: Set<Int> = []
  /// The ids of the rows that have been there all the time.
  private(set) var lastingIDs: Set<Int>
  /// Whether a row has changed places.
  private(set) var hasMoved = false
  /// Whether anything has come or gone but at the end.
  private(set) var hasShifted = false
  /// What is done to the server when it is asked, once each.
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

  /// Changes when it is asked the next time.
  func takeLater(_ change: ShiftingChange) { coming.append(change) }

  /// Changes no more.
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

/// Something that happens to a server between two requests; places are parts of the whole, from 0 to 1.
enum ShiftingChange {
  case insert(Double)
  case remove(Double)
  case move(Double, Double)
  /// The next request fails.
  case busy
}
