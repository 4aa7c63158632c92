@testable import TesseraTesting

/// Lets tasks pass when it is open.
final class Gate: Sendable {
  private struct State {
    var isOpen = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = VisibleMutex(State())

  /// How many tasks wait.
  var count: Int { state.withLock { $0.waiting.count } }

  /// Lets nobody pass any more.
  func close() { state.withLock { $0.isOpen = false } }

  /// Lets everybody pass.
  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until it is open, whether the task is cancelled or not.
  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
