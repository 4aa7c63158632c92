@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The target of a press. Two presses make a double tap if their targets have the same id.
protocol PressTarget: Identifiable {
  /// Whether the target handles double taps; only then a single tap has to wait.
  var wantsDoubleTap: Bool { get }
  /// Whether the target handles long presses; if not, a press is a tap however long it is held.
  var wantsLongPress: Bool { get }
}

/// A recognizer of gestures from presses: a state machine without access to views or clocks.
///
/// Its inputs are pointer events with their times; its results are gestures. ``deadline`` is the time at
/// which a gesture completes without a pointer event.
struct PointerGestures<Target: PressTarget> {
  /// The timing of gestures; a change applies to a press under way at once.
  var timing: GestureTiming
  private var press: Press?
  /// A tap that waits for a possible second tap.
  private var waiting: (target: Target, position: Point, deadline: Double)?
  /// A tap that ended before its press was shown, and the time until which it is shown now.
  private var flash: (target: Target, deadline: Double)?
  /// The latest time received.
  private var now: Double?

  /// The result of an event.
  enum Outcome {
    /// A press that may become a gesture is shown.
    case highlight(Target)
    /// The press is no longer shown.
    case unhighlight(Target)
    /// A gesture is complete.
    case gesture(Gesture, Target)
  }

  /// A pointer that is down.
  private struct Press {
    var target: Target
    let start: Point
    let time: Double
    /// Whether a tap came shortly before at the same place.
    let isSecond: Bool
    var isShown: Bool
    /// Whether the press was held long enough to be a long press, and can become nothing else.
    var isLong = false
  }

  init(timing: GestureTiming) { self.timing = timing }

  /// Whether the pointer is down and its gesture is undecided.
  var isPressed: Bool { press != nil }

  /// Whether a gesture is undecided or a press is shown.
  var isOpen: Bool { press != nil || waiting != nil || flash != nil }

  /// The time at which ``advance(to:)`` has a result, in seconds; `nil` if only pointer events have one.
  var deadline: Double? {
    let showing = press.flatMap { $0.isShown ? nil : $0.time + timing.highlightDelay }
    return [gestureDeadline, showing, flash?.deadline].compactMap { $0 }.min()
  }

  /// The time at which a gesture completes without a pointer event.
  private var gestureDeadline: Double? {
    guard let press else { return waiting?.deadline }
    return press.isLong || !press.target.wantsLongPress ? nil : press.time + timing.longPressDuration
  }

  /// Begins a press. Cancels the previous one.
  mutating func down(on target: Target, at position: Point, time: Double) -> [Outcome] {
    var outcomes = advance(to: time) + cancel() + finishFlash()
    var isSecond = false
    if let waiting {
      isSecond = waiting.target.id == target.id && isNear(position, waiting.position)
      if !isSecond { outcomes += finishWaiting() }
    }
    press = Press(target: target, start: position, time: now ?? 0, isSecond: isSecond, isShown: false)
    return outcomes + (timing.highlightDelay > 0 ? [] : showPress())
  }

  /// Moves the pointer. A press ends if the pointer moves too far.
  mutating func moved(to position: Point, time: Double) -> [Outcome] {
    let outcomes = advance(to: time)
    guard let press, !isNear(position, press.start) else { return outcomes }
    return outcomes + cancel()
  }

  mutating func up(at position: Point, time: Double) -> [Outcome] {
    var outcomes = moved(to: position, time: time)
    guard let press else { return outcomes }
    outcomes += showPress()
    self.press = nil
    if press.isShown {
      outcomes.append(.unhighlight(press.target))
    } else {
      flash = (press.target, (now ?? 0) + timing.highlightDelay)
    }
    if press.isLong { return outcomes }
    if press.isSecond {
      waiting = nil
      return outcomes + [.gesture(.doubleTap, press.target)]
    }
    guard press.target.wantsDoubleTap else { return outcomes + [.gesture(.tap, press.target)] }
    waiting = (press.target, press.start, (now ?? 0) + timing.doubleTapInterval)
    return outcomes
  }

  /// Cancels the press: the content scrolls, or the system canceled the pointer.
  mutating func cancel() -> [Outcome] {
    guard let press else { return [] }
    self.press = nil
    return (press.isShown ? [.unhighlight(press.target)] : []) + (press.isSecond ? finishWaiting() : [])
  }

  mutating func advance(to time: Double) -> [Outcome] {
    let time = time.isFinite ? max(now ?? time, time) : now ?? 0
    now = time
    var outcomes: [Outcome] = []
    if let flash, time >= flash.deadline { outcomes += finishFlash() }
    if let press, time >= press.time + timing.highlightDelay { outcomes += showPress() }
    guard let gestureDeadline, time >= gestureDeadline else { return outcomes }
    guard let press else { return outcomes + finishWaiting() }
    outcomes += showPress() + (press.isSecond ? finishWaiting() : [])
    self.press?.isLong = true
    return outcomes + [.gesture(.longPress, press.target)]
  }

  /// Replaces targets; `nil` removes a target and ends its press.
  mutating func retarget(_ change: (Target) -> Target?) {
    if let press {
      self.press?.target = change(press.target) ?? press.target
      if change(press.target) == nil { self.press = nil }
    }
    if let waiting {
      self.waiting = change(waiting.target).map { ($0, waiting.position, waiting.deadline) }
    }
    if let flash { self.flash = change(flash.target).map { ($0, flash.deadline) } }
  }

  var targets: [Target] { [press?.target, waiting?.target, flash?.target].compactMap { $0 } }

  /// Shows a press that is not shown yet.
  private mutating func showPress() -> [Outcome] {
    guard let press, !press.isShown else { return [] }
    self.press?.isShown = true
    return [.highlight(press.target)]
  }

  /// Hides a tap that has been shown for long enough.
  private mutating func finishFlash() -> [Outcome] {
    guard let flash else { return [] }
    self.flash = nil
    return [.unhighlight(flash.target)]
  }

  /// Completes a single tap because no second one followed.
  private mutating func finishWaiting() -> [Outcome] {
    guard let waiting else { return [] }
    self.waiting = nil
    return [.gesture(.tap, waiting.target)]
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    let distance = one - other
    return distance.x * distance.x + distance.y * distance.y <= timing.slop * timing.slop
  }
}
