import Tessera

/// Lets other tasks run until a condition holds, in real time.
///
///     await until { loader.items.count == 3 }
///
/// The function evaluates the condition repeatedly, and sleeps briefly now and then so that other tasks make
/// progress.
///
/// - Parameters:
///   - limit: The maximum real time to wait.
///   - isolation: The actor that the function runs on.
///   - holds: The condition.
/// - Returns: `true` if the condition holds; `false` if the limit was reached or the task was canceled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@_disfavoredOverload  // A function of this name in the program takes precedence.
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
///   - loaders: The loaders, all of which must be settled at the same moment.
///   - limit: The maximum real time to wait.
/// - Returns: `true` if all loaders have settled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
@discardableResult
public func settled(_ loaders: any Settling..., within limit: Duration = .seconds(10)) async -> Bool {
  await until(within: limit) { loaders.allSatisfy { $0.isSettled } }
}
