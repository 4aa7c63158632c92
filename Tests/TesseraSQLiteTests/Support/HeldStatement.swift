import Dispatch

@testable import TesseraSQLite

/// Holds a connection in front of a statement until a test lets it go on.
final class HeldStatement: Sendable {
  private struct State {
    var isClosed = false
    var isHolding = false
  }

  private let sql: String
  private let state = Locked(State())
  private let gate = DispatchSemaphore(value: 0)

  /// Holds statements of a text, once it is closed.
  init(_ sql: String) { self.sql = sql }

  /// Whether a statement waits.
  var isHolding: Bool { state.use { $0.isHolding } }

  /// Holds the next statement.
  func close() { state.use { $0.isClosed = true } }

  /// Lets the statement that waits go on, and holds none any more.
  func open() {
    let isHolding = state.use { state in
      defer { state = State() }
      return state.isHolding
    }
    if isHolding { gate.signal() }
  }

  /// Waits where the statement is held; called on the thread of the connection.
  func pass(_ statement: String) {
    let waits = state.use { state in
      guard state.isClosed, !state.isHolding, statement.contains(sql) else { return false }
      state.isHolding = true
      return true
    }
    if waits { gate.wait() }
  }
}
