@testable import gallery

extension Example {
  /// Waits until what the example shows is there, and something is so that depends on it.
  func arrive(until isSo: () -> Bool = { true }) async throws {
    while isArriving || !isSo() { try await Task.sleep(for: .milliseconds(5)) }
    // What has changed is shown a turn later.
    for _ in 0..<3 { await Task.yield() }
  }
}
