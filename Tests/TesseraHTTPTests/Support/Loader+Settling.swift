import TesseraHTTP
import Testing

extension Loader {
  /// Waits until nothing is loading.
  func settle() async {
    await until("It never settled") { isSettled }
  }

  /// Loads all pages at an end; at most a hundred.
  func loadAll(_ direction: PageDirection) async {
    await settle()
    for _ in 0..<100 where !hasEnded(direction) {
      load(.page(direction))
      await settle()
    }
  }
}

/// Lets other tasks run until something is so.
///
/// It sleeps a little now and then: many tests wait at the same time, and who only steps aside takes the time
/// of those that are waited for.
func until(
  _ comment: Comment = "It never became so", isolation: isolated (any Actor)? = #isolation,
  _ condition: () -> Bool
) async {
  let start = ContinuousClock.now
  var stepCount = 0
  while !condition() {
    stepCount += 1
    if stepCount.isMultiple(of: 16) {
      try? await Task.sleep(for: .milliseconds(1))
    } else {
      await Task.yield()
    }
    guard !Task.isCancelled, ContinuousClock.now - start < .seconds(900) else {
      Issue.record(comment)
      return
    }
  }
}
