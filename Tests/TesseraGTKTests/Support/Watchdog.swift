import Dispatch
import Foundation

/// Ends the tests once the main thread has been busy with one thing for minutes: with its stack, instead of a silence.
///
/// A time limit of Swift Testing ends only tests that wait. What GTK does on the main thread nobody can interrupt.
enum Watchdog {
  /// Watches from now on; there is one at most.
  @MainActor
  static func start() {
    guard !isStarted else { return }
    isStarted = true
    let main = pthread_self()
    Thread.detachNewThread {
      while true {
        let sign = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { sign.signal() }
        if sign.wait(timeout: .now() + .seconds(patience)) == .timedOut {
          let complaint = "The main thread has been busy with one thing for \(patience) seconds:\n"
          FileHandle.standardError.write(Data(complaint.utf8))
          pthread_kill(main, SIGABRT)
        }
        Thread.sleep(forTimeInterval: 1)
      }
    }
  }

  /// How long one thing may take, in seconds: more than anything takes on a slow machine.
  private static let patience = 240

  @MainActor private static var isStarted = false
}
