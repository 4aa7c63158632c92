#if canImport(ObjectiveC)
import Dispatch
#endif

/// A clock that measures delays.
///
/// It takes the place of `any Clock<Duration>`, which Apple's systems have only since iOS 16.
package struct LoadClock: Sendable {
  /// Waits for a duration; throws a `CancellationError` if the task is canceled meanwhile.
  package let sleep: @Sendable (LoadDuration) async throws -> Void
  /// Returns a function that returns the time since now.
  let makeStopwatch: @Sendable () -> @Sendable () -> LoadDuration

  /// The continuous clock of the system. Before iOS 16, the time while the device is asleep does not count.
  package static var continuous: LoadClock {
    #if canImport(ObjectiveC)
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return .suspending }
    #endif
    return LoadClock(ContinuousClock())
  }

  #if canImport(ObjectiveC)
  private static let suspending = LoadClock(
    sleep: { try await Task.sleep(nanoseconds: UInt64(max(0, $0.nanoseconds))) },
    makeStopwatch: {
      let start = DispatchTime.now().uptimeNanoseconds
      return { LoadDuration(nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds - start)) }
    })
  #endif
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension LoadClock {
  package init(_ clock: some Clock<Duration>) {
    sleep = { try await clock.sleep(for: Duration($0)) }
    makeStopwatch = {
      let start = clock.now
      return { LoadDuration(start.duration(to: clock.now)) }
    }
  }
}
