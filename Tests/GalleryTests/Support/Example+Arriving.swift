import TestSupport
import Testing

@testable import gallery

extension Example {
  func arrive(until isSo: () -> Bool = { true }) async {
    #expect(await waiting { !isContentLoading && isSo() }, "What the example shows never came")
    // Changes are shown a turn later.
    for _ in 0..<3 { await Task.yield() }
  }
}
