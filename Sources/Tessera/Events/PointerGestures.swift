@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What a press goes to: two presses make a double tap if their targets have the same id.
protocol PressTarget: Identifiable {
  /// Whether somebody waits for a double tap there; only then a single tap has to wait.
  var wantsDoubleTap: Bool { get }
  /// Whether somebody waits for a long press there; without, a press is a tap however long it is held.
  var wantsLongPress: Bool { get }
}

/// Makes gestures of presses: a state machine that knows neither views nor clocks.
///
/// It is fed with what a pointer does and when, and answers what that means. ``deadline`` says when something happens
/// although the pointer does nothing.
struct PointerGestures<Target: PressTarget> {
  /// When a press becomes which gesture; a press that is under way goes by a new one at once.
  var timing: GestureTiming
  private var press: Press?
  /// A tap that is one only if no second one follows.
  private var waiting: (target: Target, position: Point, deadline: Double)?
  /// A tap that was over before its press was shown, and until when it is shown now.
  private var flash: (target: Target, deadline: Double)?
  /// The latest time that was told.
  private var now: Double?

  /// What a pointer's movements mean.
  enum Answer {
    /// A press that may become a gesture is shown.
    case highlight(Target)
    /// It is shown no more.
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
    /// Whether it is shown.
    var isShown: Bool
    /// Whether it has been held long enough; then nothing else can come of it.
    var isLong = false
  }

  init(timing: GestureTiming) { self.timing = timing }

  /// Whether the pointer is down and what comes of it is open.
  var isPressed: Bool { press != nil }

  /// Whether something is not decided yet, or shown still.
  var isOpen: Bool { press != nil || waiting != nil || flash != nil }

  /// When ``advance(to:)`` has something to say, in seconds; nil: not unless the pointer does something.
  var deadline: Double? {
    let showing = press.flatMap { $0.isShown ? nil : $0.time + timing.highlightDelay }
    return [gestureDeadline, showing, flash?.deadline].compactMap { $0 }.min()
  }

  /// When a gesture is complete although the pointer does nothing.
  private var gestureDeadline: Double? {
    guard let press else { return waiting?.deadline }
    return press.isLong || !press.target.wantsLongPress ? nil : press.time + timing.longPressDuration
  }

  /// The pointer went down. Another one that was down before is given up.
  mutating func down(on target: Target, at position: Point, time: Double) -> [Answer] {
    var answers = advance(to: time) + cancel() + finishFlash()
    var isSecond = false
    if let waiting {
      isSecond = waiting.target.id == target.id && isNear(position, waiting.position)
      if !isSecond { answers += finishWaiting() }
    }
    press = Press(target: target, start: position, time: now ?? 0, isSecond: isSecond, isShown: false)
    return answers + (timing.highlightDelay > 0 ? [] : showPress())
  }

  /// The pointer moved; too far, and the press is none any more.
  mutating func moved(to position: Point, time: Double) -> [Answer] {
    let answers = advance(to: time)
    guard let press, !isNear(position, press.start) else { return answers }
    return answers + cancel()
  }

  /// The pointer went up.
  mutating func up(at position: Point, time: Double) -> [Answer] {
    var answers = moved(to: position, time: time)
    guard let press else { return answers }
    answers += showPress()
    self.press = nil
    if press.isShown {
      answers.append(.unhighlight(press.target))
    } else {
      flash = (press.target, (now ?? 0) + timing.highlightDelay)
    }
    if press.isLong { return answers }
    if press.isSecond {
      waiting = nil
      return answers + [.gesture(.doubleTap, press.target)]
    }
    guard press.target.wantsDoubleTap else { return answers + [.gesture(.tap, press.target)] }
    waiting = (press.target, press.start, (now ?? 0) + timing.doubleTapInterval)
    return answers
  }

  /// The press is none any more: the content scrolls, or the system took the pointer away.
  mutating func cancel() -> [Answer] {
    guard let press else { return [] }
    self.press = nil
    return (press.isShown ? [.unhighlight(press.target)] : []) + (press.isSecond ? finishWaiting() : [])
  }

  /// Time has passed.
  mutating func advance(to time: Double) -> [Answer] {
    let time = time.isFinite ? max(now ?? time, time) : now ?? 0
    now = time
    var answers: [Answer] = []
    if let flash, time >= flash.deadline { answers += finishFlash() }
    if let press, time >= press.time + timing.highlightDelay { answers += showPress() }
    guard let gestureDeadline, time >= gestureDeadline else { return answers }
    guard let press else { return answers + finishWaiting() }
    answers += showPress() + (press.isSecond ? finishWaiting() : [])
    self.press?.isLong = true
    return answers + [.gesture(.longPress, press.target)]
  }

  /// Exchanges targets; nil: there is none any more, and nothing comes of its press.
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

  /// The targets of what is not decided yet.
  var targets: [Target] { [press?.target, waiting?.target, flash?.target].compactMap { $0 } }

  /// Shows a press that is not shown yet.
  private mutating func showPress() -> [Answer] {
    guard let press, !press.isShown else { return [] }
    self.press?.isShown = true
    return [.highlight(press.target)]
  }

  /// A tap has been shown for long enough.
  private mutating func finishFlash() -> [Answer] {
    guard let flash else { return [] }
    self.flash = nil
    return [.unhighlight(flash.target)]
  }

  /// No second tap came.
  private mutating func finishWaiting() -> [Answer] {
    guard let waiting else { return [] }
    self.waiting = nil
    return [.gesture(.tap, waiting.target)]
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    let distance = one - other
    return distance.x * distance.x + distance.y * distance.y <= timing.slop * timing.slop
  }
}
