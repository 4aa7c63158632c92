/// Lets other tasks run until something is so; false if it was not so after 15 minutes.
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
    guard !Task.isCancelled, ContinuousClock.now - start < .seconds(15 * 60) else { return false }
    stepCount += 1
    if stepCount.isMultiple(of: 16) {
      try? await Task.sleep(for: .milliseconds(1))
    } else {
      await Task.yield()
    }
  }
  return true
}
