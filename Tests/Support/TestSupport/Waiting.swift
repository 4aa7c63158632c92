import Foundation

/// The seconds that a test waits for a condition: 15 minutes, or the value of `TESSERA_PATIENCE` if nothing
/// takes long.
private let patience = ProcessInfo.processInfo.environment["TESSERA_PATIENCE"].flatMap { Int($0) } ?? 15 * 60

/// Lets other tasks run until a condition holds.
///
/// It sleeps briefly now and then: many tests wait at the same time, and yielding alone would take time from
/// the tasks that they wait for.
///
/// - Returns: `false` if the condition did not hold within the time limit of tests.
@available(iOS 16, tvOS 16, *)
public func waiting(
  isolation: isolated (any Actor)? = #isolation, until isSo: () -> Bool
) async -> Bool {
  let start = ContinuousClock.now
  var stepCount = 0
  while !isSo() {
    guard !Task.isCancelled, ContinuousClock.now - start < .seconds(patience) else { return false }
    stepCount += 1
    if stepCount.isMultiple(of: 16) {
      try? await Task.sleep(for: .milliseconds(1))
    } else {
      await Task.yield()
    }
  }
  return true
}
