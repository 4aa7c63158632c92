#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An object that runs an action on the main thread when it is deallocated. Main-actor classes cannot do that
/// in their own `deinit`, which runs on the thread of the last release.
final class MainActorDeinit: Sendable {
  private let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  deinit {
    let body = body
    #if canImport(ObjectiveC)
    guard Thread.isMainThread else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
    #endif
    MainActor.assumeIsolated { body() }
  }
}
#endif
