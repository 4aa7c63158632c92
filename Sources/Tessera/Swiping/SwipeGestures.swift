@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Makes swipes of what a pointer does: a state machine that knows neither views nor clocks.
///
/// It is told places as a collection sees them: `across` grows towards the end of an item's line, `along` with the content. A swipe claims the pointer when this has
/// moved farther across than along, and farther than the slop; whatever moves along first is somebody else's. At most one
/// item is open at a time.
struct SwipeGestures<Target: Identifiable> {
  /// How far the pointer may stray until it is decided what it does, in points.
  var slop: Double
  /// The item that is swiped or open.
  private(set) var open: Open?
  private var press: Press?

  /// An item that is not where it belongs.
  struct Open {
    var target: Target
    var reach: SwipeReach
    /// How far it is from its place, in points: positive shows what is at its start.
    var offset: Double
    /// Whether the pointer has it.
    var isHeld: Bool
  }

  /// A pointer that is down.
  private struct Press {
    /// The item that can be swiped; nil: none.
    var target: Target?
    var reach: SwipeReach
    let start: Place
    /// Where the item was.
    let base: Double
    /// Whether nobody else is to make anything of the pointer.
    var isTaken: Bool
    /// Whether it is decided that it is a swipe.
    var isSwipe = false
    /// What the last movement was.
    var latest: Place
    var velocity = 0.0
  }

  /// Where a pointer is, and when.
  struct Place: Hashable {
    var across: Double
    var along: Double
    /// In seconds.
    var time: Double
  }

  /// What a pointer's movement means.
  enum Answer {
    /// It is none of a swipe's business.
    case notTaken
    /// Nobody else is to make anything of it.
    case taken
    /// A swipe begins: whatever else began with the pointer does not go on.
    case claimed
    /// An item was swiped so far that the first action at this side is to be performed.
    case performed(Target, SwipeSide)
  }

  init(slop: Double) { self.slop = slop }

  /// Whether the pointer is down.
  var isPressed: Bool { press != nil }

  /// Whether the pointer that is down swipes.
  var isSwiping: Bool { press?.isSwipe ?? false }

  /// Whether the pointer that is down swipes once it has moved so far.
  func claims(across: Double, along: Double) -> Bool {
    guard let press, press.target != nil else { return false }
    return press.isSwipe
      || abs(across) > abs(along) && press.reach.limited(press.base + across) != press.base
  }

  /// The pointer went down: on the item that is open, which it may move on; elsewhere, which closes it; or while nothing is
  /// open.
  mutating func down(on target: Target?, _ reach: SwipeReach, at place: Place) -> Answer {
    let isOpen = open != nil
    let base = open.flatMap { $0.target.id == target?.id ? $0.offset : nil }
    if base == nil { open = nil }
    press = Press(
      target: target, reach: reach, start: place, base: base ?? 0, isTaken: isOpen, latest: place)
    return isOpen ? .taken : .notTaken
  }

  /// The pointer moved.
  mutating func moved(to place: Place) -> Answer {
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
    let offset = press.reach.limited(press.base + across)
    open = Open(target: target, reach: press.reach, offset: offset, isHeld: true)
    return isClaimed ? .claimed : .taken
  }

  /// The pointer went up.
  mutating func up(at place: Place) -> Answer {
    let answer =
      place.across == press?.latest.across && place.along == press?.latest.along
      ? nil : moved(to: place)
    guard let press else { return .notTaken }
    self.press = nil
    guard press.isSwipe, let open else {
      // A tap on the open item closes it, and so does whatever else was tried with it.
      if press.base != 0 { self.open = nil }
      return press.isTaken ? .taken : answer ?? .notTaken
    }
    if open.reach.isFull(at: open.offset), let side = SwipeReach.side(at: open.offset) {
      self.open = nil
      return .performed(open.target, side)
    }
    // Who holds still before letting go does not throw.
    let isStill = place.time - press.latest.time > 0.1
    rest(at: open.reach.rest(from: open.offset, velocity: isStill ? 0 : press.velocity))
    return .taken
  }

  /// The system took the pointer away: an item that was swiped goes back to where it was.
  mutating func cancel() -> Answer {
    guard let press else { return .notTaken }
    self.press = nil
    if press.isSwipe { rest(at: press.base) }
    return press.isTaken ? .taken : .notTaken
  }

  /// Somebody else has a claim on the pointer: until it goes up, nothing is swiped with it.
  mutating func yield() {
    if press?.isSwipe == false { press?.target = nil }
  }

  /// Closes what is open; the pointer that has it does nothing more.
  mutating func close() {
    open = nil
    press?.target = nil
    if press?.isSwipe ?? false { press?.isSwipe = false }
  }

  /// Opens an item, in place of another one.
  mutating func open(_ target: Target, _ reach: SwipeReach, _ side: SwipeSide) {
    close()
    guard reach[side] > 0 else { return }
    open = Open(
      target: target, reach: reach, offset: side == .leading ? reach.leading : -reach.trailing,
      isHeld: false)
  }

  /// Takes over how far the open item can be swiped by now.
  mutating func setReach(_ reach: SwipeReach) {
    guard let open else { return }
    let offset =
      open.isHeld
      ? reach.limited(open.offset)
      : SwipeReach.side(at: open.offset).map { $0 == .leading ? reach.leading : -reach.trailing } ?? 0
    if offset == 0, !open.isHeld { return close() }
    self.open?.reach = reach
    self.open?.offset = offset
    press?.reach = reach
  }

  private mutating func rest(at offset: Double) {
    open?.offset = offset
    open?.isHeld = false
    if offset == 0 { open = nil }
  }

  // MARK: Targets

  /// Whether it is about an item.
  var isAboutItems: Bool { open != nil || press?.target != nil }

  /// The items that it is about.
  var targets: [Target] { [open?.target, press?.target].compactMap { $0 } }

  /// Exchanges targets; nil: the item has gone, and with it what was open or swiped of it.
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
