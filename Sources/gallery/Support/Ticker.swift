import Dispatch

/// Calls back on the main actor at regular times.
@MainActor
final class Ticker {
  private let interval: DispatchTimeInterval
  private var timer: (any DispatchSourceTimer)?

  init(seconds: Int) { interval = .seconds(seconds) }

  /// Calls back after each interval until stopped.
  func start(_ onTick: @escaping @MainActor () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(50))
    timer.setEventHandler { MainActor.assumeIsolated(onTick) }
    timer.resume()
    self.timer = timer
  }

  /// Stops calling back.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}
