import Foundation

/// For how many seconds a test waits for what should come: 15 minutes' worth, or what `TESSERA_PATIENCE` says where nothing
/// takes long.
private let patience = ProcessInfo.processInfo.environment["TESSERA_PATIENCE"].flatMap { Int($0) } ?? 15 * 60

/// Lets other tasks run until something is so; false if it was not so until the test's patience was at its end.
///
/// It sleeps a little now and then: many tests wait at the same time, and who only steps aside takes the time of those
/// that are waited for.
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
