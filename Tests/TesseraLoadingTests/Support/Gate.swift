@testable import TesseraTesting

/// A gate that tasks can only pass while it is open.
final class Gate: Sendable {
  private struct State {
    var isOpen = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = InstrumentedMutex(State())

  var count: Int { state.withLock { $0.waiting.count } }

  func close() { state.withLock { $0.isOpen = false } }

  /// Opens the gate and resumes all waiting tasks.
  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the gate is open, even if the task is canceled.
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
