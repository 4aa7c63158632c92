#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells a collection when it has work next, by the clock of the screen.
///
/// While there is work in every frame a display link runs; for what is due later a timer is set; else nothing runs.
@MainActor
final class FrameClock {
  /// Called in the frame in which there is work.
  var onFrame: () -> Void = {}

  /// Asks for a call.
  ///
  /// - Parameter time: When there is work next, in seconds of ``now``; nil: not until something is asked for.
  func wake(at time: Double?) {
    timer?.cancel()
    timer = nil
    guard let time else { return stop() }
    guard time > now + Self.frame else { return start() }
    stop()
    timer = Timer(after: time - now) { [weak self] in self?.onFrame() }
  }

  /// Within so many seconds frames are waited for one by one.
  private static var frame: Double { 1.0 / 30 }

  private var timer: Timer?

  /// The time, in seconds.
  var now: Double { CACurrentMediaTime() }

  #if canImport(ObjectiveC)
  private var link: CADisplayLink?

  private func start() {
    guard link == nil else { return }
    let link = CADisplayLink(target: Target(self), selector: #selector(Target.step(_:)))
    // In the common modes: frames go on while a finger scrolls.
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  /// What the display link keeps alive, in place of the clock.
  @MainActor
  private final class Target: NSObject {
    private weak var clock: FrameClock?

    init(_ clock: FrameClock) { self.clock = clock }

    @objc func step(_ link: CADisplayLink) {
      guard let clock else { return link.invalidate() }
      clock.onFrame()
    }
  }

  /// One call later.
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
  // Selectors need the runtime of Objective-C, and tests a time of their own: both are the simulation's.

  private var link: SimulatedDisplayLink?

  private func start() {
    guard link == nil else { return }
    link = SimulatedDisplayLink { [weak self] _ in self?.onFrame() }
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
