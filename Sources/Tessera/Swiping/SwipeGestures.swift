@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A recognizer of swipes: a state machine that knows neither views nor clocks.
///
/// Its coordinates are those of a collection: `across` grows toward the end of an item's line, `along` with
/// the content. A swipe claims the pointer when the pointer has moved farther across than along, and farther
/// than the slop. A movement that begins along the axis is left to other recognizers. At most one item is
/// open at a time.
struct SwipeGestures<Target: Identifiable> {
  /// The distance that the pointer may move before its gesture is decided, in points.
  var slop: Double
  private(set) var open: Open?
  private var press: Press?

  /// An item that is displaced.
  struct Open {
    var target: Target
    var limits: SwipeLimits
    /// The displacement, in points; a positive one reveals the actions at the item's start.
    var offset: Double
    var isHeld: Bool
  }

  /// A pointer that is down.
  private struct Press {
    /// The swipeable item under the pointer, if any.
    var target: Target?
    var limits: SwipeLimits
    let start: Place
    /// The offset of the item when the press began.
    let base: Double
    /// Whether the recognizer consumes the events of the pointer.
    var isTaken: Bool
    /// Whether the press is recognized as a swipe.
    var isSwipe = false
    var latest: Place
    var velocity = 0.0
  }

  struct Place: Hashable {
    var across: Double
    var along: Double
    /// The time, in seconds.
    var time: Double
  }

  enum Outcome {
    /// The recognizer ignores the event.
    case notTaken
    /// The recognizer consumes the event.
    case taken
    /// A swipe begins, which cancels other gestures of the pointer.
    case claimed
    /// An item was swiped so far that the first action on this side is performed.
    case performed(Target, SwipeEdge)
  }

  init(slop: Double) { self.slop = slop }

  var isPressed: Bool { press != nil }

  /// Whether the pointer that is down swipes.
  var isSwiping: Bool { press?.isSwipe ?? false }

  /// Returns whether the pointer that is down swipes after a movement.
  func claims(across: Double, along: Double) -> Bool {
    guard let press, press.target != nil else { return false }
    return press.isSwipe
      || abs(across) > abs(along) && press.limits.limited(press.base + across) != press.base
  }

  /// Handles a pointer that goes down. On the open item it may move that on; elsewhere it closes the open
  /// item.
  mutating func down(on target: Target?, _ limits: SwipeLimits, at place: Place) -> Outcome {
    let isOpen = open != nil
    let base = open.flatMap { $0.target.id == target?.id ? $0.offset : nil }
    if base == nil { open = nil }
    press = Press(
      target: target, limits: limits, start: place, base: base ?? 0, isTaken: isOpen, latest: place)
    return isOpen ? .taken : .notTaken
  }

  mutating func moved(to place: Place) -> Outcome {
    guard var press else { return .notTaken }
    let (across, along) = (place.across - press.start.across, place.along - press.start.along)
    var isClaimed = false
    if !press.isSwipe, press.target != nil, across * across + along * along > slop * slop {
      if claims(across: across, along: along) {
        (press.isSwipe, press.isTaken, isClaimed) = (true, true, true)
      } else {
        press.target = nil
      }
    }
    let duration = place.time - press.latest.time
    if duration > 0 { press.velocity = (place.across - press.latest.across) / duration }
    press.latest = place
    self.press = press
    guard press.isSwipe, let target = press.target else { return press.isTaken ? .taken : .notTaken }
    let offset = press.limits.limited(press.base + across)
    open = Open(target: target, limits: press.limits, offset: offset, isHeld: true)
    return isClaimed ? .claimed : .taken
  }

  mutating func up(at place: Place) -> Outcome {
    let outcome =
      place.across == press?.latest.across && place.along == press?.latest.along
      ? nil : moved(to: place)
    guard let press else { return .notTaken }
    self.press = nil
    guard press.isSwipe, let open else {
      // A tap on the open item closes it, and so does any other gesture on it.
      if press.base != 0 { self.open = nil }
      return press.isTaken ? .taken : outcome ?? .notTaken
    }
    if open.limits.isFull(at: open.offset), let side = SwipeLimits.side(at: open.offset) {
      self.open = nil
      return .performed(open.target, side)
    }
    // A pointer that was held still before the release has no velocity.
    let isStill = place.time - press.latest.time > 0.1
    rest(at: open.limits.rest(from: open.offset, velocity: isStill ? 0 : press.velocity))
    return .taken
  }

  /// Handles a canceled pointer: a swiped item goes back to where it was.
  mutating func cancel() -> Outcome {
    guard let press else { return .notTaken }
    self.press = nil
    if press.isSwipe { rest(at: press.base) }
    return press.isTaken ? .taken : .notTaken
  }

  /// Leaves the pointer to another gesture until it goes up.
  mutating func yield() {
    if press?.isSwipe == false { press?.target = nil }
  }

  /// Closes the open item; the pointer that holds it has no further effect.
  mutating func close() {
    open = nil
    press?.target = nil
    if press?.isSwipe ?? false { press?.isSwipe = false }
  }

  /// Opens an item, in place of another one.
  mutating func open(_ target: Target, _ limits: SwipeLimits, _ side: SwipeEdge) {
    close()
    guard limits[side] > 0 else { return }
    open = Open(
      target: target, limits: limits, offset: side == .leading ? limits.leading : -limits.trailing,
      isHeld: false)
  }

  mutating func setLimits(_ limits: SwipeLimits) {
    guard let open else { return }
    let offset =
      open.isHeld
      ? limits.limited(open.offset)
      : SwipeLimits.side(at: open.offset).map { $0 == .leading ? limits.leading : -limits.trailing } ?? 0
    if offset == 0, !open.isHeld { return close() }
    self.open?.limits = limits
    self.open?.offset = offset
    press?.limits = limits
  }

  private mutating func rest(at offset: Double) {
    open?.offset = offset
    open?.isHeld = false
    if offset == 0 { open = nil }
  }

  // MARK: Targets

  var hasTargets: Bool { open != nil || press?.target != nil }

  /// The items that the recognizer refers to.
  var targets: [Target] { [open?.target, press?.target].compactMap { $0 } }

  /// Replaces targets; if `change` returns `nil`, the item is gone, and its swipe ends.
  mutating func retarget(_ change: (Target) -> Target?) {
    if let target = open?.target {
      if let new = change(target) { open?.target = new } else { close() }
    }
    if let target = press?.target {
      press?.target = change(target)
      if press?.target == nil { press?.isSwipe = false }
    }
  }
}
