import Tessera

/// Lets other tasks run until something holds, in real time.
///
///     await until { loader.items.count == 3 }
///
/// It looks again and again, and sleeps a little now and then, so that those that are waited for get their time.
///
/// - Parameters:
///   - limit: How long it waits at most.
///   - holds: What is waited for.
/// - Returns: Whether it holds; false when the limit was reached or the task was cancelled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload  // A program's own function of this name is the one that is meant.
@discardableResult
public func until(
  within limit: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
  _ holds: () -> Bool
) async -> Bool {
  let start = ContinuousClock.now
  var stepCount = 0
  while !holds() {
    guard !Task.isCancelled, ContinuousClock.now - start < limit else { return false }
    stepCount += 1
    if stepCount.isMultiple(of: 16) {
      try? await Task.sleep(for: .milliseconds(1))
    } else {
      await Task.yield()
    }
  }
  return true
}

/// Lets other tasks run until loaders have settled, in real time.
///
/// - Parameters:
///   - loaders: What is waited for, all of it at the same moment.
///   - limit: How long it waits at most.
/// - Returns: Whether all have settled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
@discardableResult
public func settled(_ loaders: any Settling..., within limit: Duration = .seconds(10)) async -> Bool {
  await until(within: limit) { loaders.allSatisfy { $0.isSettled } }
}
