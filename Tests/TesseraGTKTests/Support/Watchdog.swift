import Dispatch
import Foundation

/// Ends the tests once the main actor has been blocked for minutes, with all stacks instead of silence.
///
/// A time limit of Swift Testing ends only tests that wait; it cannot interrupt GTK.
enum Watchdog {
  /// Starts the watchdog, if it has not started yet.
  @MainActor
  static func start() {
    guard !isStarted else { return }
    isStarted = true
    Thread.detachNewThread {
      while true {
        let sign = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { sign.signal() }
        if sign.wait(timeout: .now() + .seconds(patience)) == .timedOut {
          fatalError("the main actor has been busy with one thing for \(patience) seconds")
        }
        Thread.sleep(forTimeInterval: 1)
      }
    }
  }

  /// The time limit in seconds: more than any work takes on a slow machine.
  private static let patience = 240

  @MainActor private static var isStarted = false
}
