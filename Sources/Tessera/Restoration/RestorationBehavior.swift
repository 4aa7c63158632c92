@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A scroll position that waits for the items that it names.
final class RestorationBehavior: Behavior {
  /// What is still to be restored; nil if nothing is.
  private(set) var restoration: Restoration? {
    didSet { awake = restoration == nil ? [] : [.lateRequests, .goal] }
  }

  /// After all that look for a place of their own.
  override var order: Int { 400 }

  /// Restores a position, in place of one that waits.
  ///
  /// - Returns: What to hold on to.
  func restore(_ position: ScrollPosition, from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine)
    -> Anchor?
  {
    restoration = Restoration(position)
    return restoreMore(from: anchor, &issues, engine)
  }

  /// Restores what is there.
  ///
  /// - Returns: What to hold on to.
  func restoreMore(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    guard var rest = restoration else { return anchor }
    let held = engine.restore(&rest, from: anchor, issues: &issues)
    restoration = rest.isDone ? nil : rest
    return held
  }

  /// Looks for what waits in new content, before the collection scrolls.
  override func carryOutRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {
    if engine.change.isContentNew { scrolls.insert(.asked(RestorationScroll(self)), at: 0) }
  }

  /// Gives up what is scrolled elsewhere: the position of the collection, or of one of the sections that scroll by themselves.
  override func forget(_ place: ScrollPlace, _ engine: Engine) {
    guard var rest = restoration else { return }
    switch place {
    case .last: return
    case .next: rest.hold = nil
    case .nextOfSection(let key): rest.strips[key] = nil
    }
    restoration = rest.isDone ? nil : rest
  }
}

/// Restores a position, or what is left of one.
final class RestorationScroll: ScrollRequest {
  private let behavior: RestorationBehavior
  /// The position; nil for what is left of one that was asked for before.
  let position: ScrollPosition?

  /// Makes a request.
  init(_ behavior: RestorationBehavior, _ position: ScrollPosition? = nil) {
    self.behavior = behavior
    self.position = position
  }

  override func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    guard let position else { return behavior.restoreMore(from: anchor, &issues, engine) }
    engine.endTravel()
    return behavior.restore(position, from: anchor, &issues, engine)
  }
}

/// What of a scroll position is still to be restored.
struct Restoration {
  /// What is to be held; nil if that is done, or was given up.
  var hold: ScrollPosition.Hold?
  /// Where the viewport belongs across the axis, together with the hold.
  let across: Double
  /// The places of sections that scroll by themselves.
  var strips: [SectionKey: ScrollPosition.Strip]

  init(_ position: ScrollPosition) {
    hold = position.hold.isNamed ? position.hold.sanitized : nil
    across = position.across.limited
    strips = position.strips.mapValues {
      ScrollPosition.Strip(id: $0.id, occurrence: $0.occurrence, distance: $0.distance.limited)
    }
  }

  /// Whether nothing is left to be restored.
  var isDone: Bool { hold == nil && strips.isEmpty }
}

extension ScrollPosition.Hold {
  /// Whether what is held can be found by its name.
  fileprivate var isNamed: Bool {
    switch self {
    case .element(.decoration, _, _), .element(.itemDecoration, _, _): false
    case .start, .end, .offset, .element, .section: true
    }
  }

  /// The same with a distance that can be scrolled.
  fileprivate var sanitized: ScrollPosition.Hold {
    switch self {
    case .start, .end: self
    case .element(let element, let section, let distance):
      .element(element, section: section, distance: distance.limited)
    case .section(let section, let distance): .section(section, distance: distance.limited)
    case .offset(let offset): .offset(offset.limited)
    }
  }
}
