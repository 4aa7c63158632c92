import Dispatch

@testable import TesseraSQLite

/// Holds a connection before a statement until the test releases it.
final class HeldStatement: Sendable {
  private struct State {
    var isClosed = false
    var isHolding = false
  }

  private let sql: String
  private let state = Locked(State())
  private let gate = DispatchSemaphore(value: 0)

  /// Creates a gate for statements that contain a text; it holds them once it is closed.
  init(_ sql: String) { self.sql = sql }

  /// Whether a statement waits.
  var isHolding: Bool { state.use { $0.isHolding } }

  func close() { state.use { $0.isClosed = true } }

  /// Releases the waiting statement, and holds no more.
  func open() {
    let isHolding = state.use { state in
      defer { state = State() }
      return state.isHolding
    }
    if isHolding { gate.signal() }
  }

  /// Waits if the statement is held. Called on the thread of the connection.
  func pass(_ statement: String) {
    let waits = state.use { state in
      guard state.isClosed, !state.isHolding, statement.contains(sql) else { return false }
      state.isHolding = true
      return true
    }
    if waits { gate.wait() }
  }
}
