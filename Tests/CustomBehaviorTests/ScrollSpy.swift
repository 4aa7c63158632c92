import Tessera

/// Reports the section that the user is reading.
final class ScrollSpy: Behavior {
  /// The section that was reported last; `nil` if none was.
  private var reported: SectionKey?

  override init() {
    super.init()
    activePhases = .content
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    let isDeclared = engine.trait(ScrollSpyTrait.self) != nil
    activePhases = isDeclared ? [.content, .finish] : .content
    if !isDeclared { reported = nil }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    guard let spy = engine.trait(ScrollSpyTrait.self), let section = sectionBeingRead(engine),
      section != reported
    else { return }
    reported = section
    engine.enqueue { spy.action(section.id) }
  }

  /// Returns the section at a line that goes from the start of the viewport to its end while the content scrolls from
  /// its start to its end, so that each section has its turn; `nil` if there are no items.
  private func sectionBeingRead(_ engine: Engine) -> SectionKey? {
    let (axis, viewport) = (engine.axis, engine.viewport)
    let way = engine.contentSize[axis] - viewport.size[axis]
    let progress = way > 0 ? min(1, max(0, viewport.min(axis) / way)) : 0
    let line = viewport.min(axis) + progress * viewport.size[axis]
    // The cells include some that are out of view, such as that of the item with the focus.
    let seen = engine.cells.filter { $0.path.item != nil && $0.placement.frame.overlaps(viewport) }
    return seen.last { $0.placement.frame.min(axis) <= line }?.key.section
  }
}

/// Declares the handler.
final class ScrollSpyTrait: BehaviorTrait {
  let action: (ItemID) -> Void

  init(_ action: @escaping (ItemID) -> Void) { self.action = action }

  override func install(in engine: Engine) { engine.install { ScrollSpy() } }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Adds a handler that is called when the user has scrolled to another section.
  func scrollSpy(_ action: @escaping (_ section: ItemID) -> Void) -> Content { trait(ScrollSpyTrait(action)) }
}
