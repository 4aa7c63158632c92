#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A clock of the screen that calls a collection in its next frame with work. While there is work in every
/// frame, a display link runs; work that is due later uses a timer; otherwise nothing runs.
@MainActor
final class FrameClock {
  /// A handler that is called in a frame with work.
  var onFrame: () -> Void = {}

  /// Requests a call.
  ///
  /// - Parameter time: The time of the next work, in seconds of ``now``; `nil` if there is none.
  func wake(at time: Double?) {
    timer?.cancel()
    timer = nil
    guard let time else { return stop() }
    guard time > now + Self.frame else { return start() }
    stop()
    timer = Timer(after: time - now) { [weak self] in self?.onFrame() }
  }

  /// The frame rates of motion: the highest of the screen, as for UIKit's own scrolling. Without a range, a screen
  /// of 120 frames per second shows 60.
  private static var frameRates: CAFrameRateRange {
    CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
  }

  /// The time until which a display link is used rather than a timer, in seconds.
  private static var frame: Double { 1.0 / 30 }

  private var timer: Timer?

  /// The time, in seconds.
  var now: Double { CACurrentMediaTime() }

  #if canImport(ObjectiveC)
  private var link: CADisplayLink?

  private func start() {
    guard link == nil else { return }
    let link = CADisplayLink(target: Target(self), selector: #selector(Target.step(_:)))
    link.preferredFrameRateRange = Self.frameRates
    // In the common modes, so that frames continue while a finger scrolls.
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  /// The target that the display link retains, instead of the clock.
  @MainActor
  private final class Target: NSObject {
    private weak var clock: FrameClock?

    init(_ clock: FrameClock) { self.clock = clock }

    @objc func step(_ link: CADisplayLink) {
      guard let clock else { return link.invalidate() }
      clock.onFrame()
    }
  }

  @MainActor
  private final class Timer {
    private let item: DispatchWorkItem

    init(after delay: Double, _ body: @escaping @MainActor () -> Void) {
      item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    }

    func cancel() { item.cancel() }
  }
  #else
  // Selectors need the Objective-C runtime, and tests need a time of their own: the simulation provides both.

  private var link: SimulatedDisplayLink?

  private func start() {
    guard link == nil else { return }
    link = SimulatedDisplayLink { [weak self] _ in self?.onFrame() }
    link?.preferredFrameRateRange = Self.frameRates
    link?.isPaused = false
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private typealias Timer = SimulatedTimer
  #endif
}
#endif
