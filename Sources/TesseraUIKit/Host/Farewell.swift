#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Does something on the main thread when nobody keeps it any more: what classes of the main actor cannot do in `deinit`,
/// which runs on whichever thread lets go of them last.
final class Farewell: Sendable {
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
