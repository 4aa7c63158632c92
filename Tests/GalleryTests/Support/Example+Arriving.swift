import TestSupport
import Testing

@testable import gallery

extension Example {
  /// Waits until what the example shows is there, and something is so that depends on it.
  func arrive(until isSo: () -> Bool = { true }) async {
    #expect(await waiting { !isArriving && isSo() }, "What the example shows never came")
    // What has changed is shown a turn later.
    for _ in 0..<3 { await Task.yield() }
  }
}
