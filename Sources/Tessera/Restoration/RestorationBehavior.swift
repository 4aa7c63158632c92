@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for a scroll position that waits for its items.
final class RestorationBehavior: Behavior {
  /// The part of the position that is left to restore; `nil` if there is none.
  private(set) var restoration: Restoration? {
    didSet { activePhases = restoration == nil ? [] : [.lateRequests, .destination] }
  }

  /// After all behaviors that look for a position of their own.
  override var order: Int { 400 }

  /// Restores a position, replacing a waiting one. Returns the anchor to hold.
  func restore(_ position: ScrollPosition, from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine)
    -> Anchor?
  {
    restoration = Restoration(position)
    return restoreMore(from: anchor, &issues, engine)
  }

  /// Restores what the content contains. Returns the anchor to hold.
  func restoreMore(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    guard var rest = restoration else { return anchor }
    let held = engine.restore(&rest, from: anchor, issues: &issues)
    restoration = rest.isDone ? nil : rest
    return held
  }

  /// Searches new content for what is waiting, before the collection scrolls.
  override func performRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {
    if engine.change.isContentNew { scrolls.insert(.requested(RestorationScroll(self)), at: 0) }
  }

  /// Drops a position that was scrolled away from: that of the collection, or of a scrolling section.
  override func forget(_ place: RememberedScrollPosition, _ engine: Engine) {
    guard var rest = restoration else { return }
    switch place {
    case .last: return
    case .next: rest.hold = nil
    case .nextOfSection(let key): rest.scrollers[key] = nil
    }
    restoration = rest.isDone ? nil : rest
  }
}

/// A request to restore a position, or the rest of one.
final class RestorationScroll: ScrollRequest {
  private let behavior: RestorationBehavior
  /// The position; `nil` for the rest of a previous one.
  let position: ScrollPosition?

  init(_ behavior: RestorationBehavior, _ position: ScrollPosition? = nil) {
    self.behavior = behavior
    self.position = position
  }

  override func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    guard let position else { return behavior.restoreMore(from: anchor, &issues, engine) }
    engine.endScrollAnimation()
    return behavior.restore(position, from: anchor, &issues, engine)
  }
}

/// The part of a scroll position that is left to restore.
struct Restoration {
  /// The position to hold; `nil` if it was restored or dropped.
  var hold: ScrollPosition.Hold?
  /// The position of the viewport across the axis, restored together with the hold.
  let across: Double
  var scrollers: [SectionKey: ScrollPosition.Scroller]

  init(_ position: ScrollPosition) {
    hold = position.hold.isNamed ? position.hold.sanitized : nil
    across = position.across.limited
    scrollers = position.scrollers.mapValues {
      ScrollPosition.Scroller(id: $0.id, occurrence: $0.occurrence, distance: $0.distance.limited)
    }
  }

  /// Whether nothing is left to restore.
  var isDone: Bool { hold == nil && scrollers.isEmpty }
}

extension ScrollPosition.Hold {
  /// Whether the held element can be found by its key.
  fileprivate var isNamed: Bool {
    switch self {
    case .element(.decoration, _, _), .element(.itemDecoration, _, _): false
    case .start, .end, .offset, .element, .section: true
    }
  }

  /// The same position with a finite, limited distance.
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
