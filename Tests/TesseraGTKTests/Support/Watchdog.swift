import Dispatch
import Foundation

/// Ends the tests once the main actor has been busy with one thing for minutes: with all stacks, instead of a silence.
///
/// A time limit of Swift Testing ends only tests that wait. What GTK does nobody can interrupt.
enum Watchdog {
  /// Watches from now on; there is one at most.
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

  /// How long one thing may take, in seconds: more than anything takes on a slow machine.
  private static let patience = 240

  @MainActor private static var isStarted = false
}
