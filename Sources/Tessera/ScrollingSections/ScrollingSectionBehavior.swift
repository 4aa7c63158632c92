@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Lets sections scroll by themselves, each along its own axis, such as a row of pictures in a vertical feed.
///
/// ``Section/scrolls(_:snapping:)`` installs it. How far a section is scrolled is kept with its frames; the behavior knows
/// which sections a drag has scrolled, and what has to stay where it is seen while content changes.
final class ScrollingSectionBehavior: Behavior {
  /// The sections that the drag that is under way has scrolled: they snap when it ends.
  private var dragged: [SectionKey] = []
  /// What keeps its place in sections while new content is laid out.
  private var held: [HeldSlot] = []

  override var order: Int { 5 }

  // MARK: Content

  override func willLayOut(_ pairing: SnapshotPairing, _ engine: Engine) {
    held = engine.heldSlots(pairing)
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    for held in held { engine.frames.hold(held.slot, of: held.section, at: held.start) }
    held = []
    if !pairing.new.sections.contains(where: { $0.section.scrollAxis != nil }) { awake = [] }
  }

  // MARK: Scrolling

  override func scrollSections(by distance: Point, at point: Point, _ engine: Engine) -> Point {
    var left = distance
    for section in engine.strips(at: point) {
      guard let axis = engine.frames.sections[section].declared.scrollAxis, left[axis] != 0 else { continue }
      let before = engine.frames.sections[section].scrollOffset
      engine.frames.scroll(section, to: goal(of: section, by: left[axis], along: axis, engine))
      guard engine.frames.sections[section].scrollOffset != before else { continue }
      // A section that has reached its end does not pass the rest on in the same movement.
      left[axis] = 0
      let key = engine.snapshot.sections[section].key
      engine.callBehaviors(in: .goal) { $0.forget(.nextOfSection(key), engine) }
      if engine.isContentDragged, !dragged.contains(key) { dragged.append(key) }
    }
    return left
  }

  override func reveal(_ path: ElementPath, _ engine: Engine) { engine.revealInStrips(path) }

  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? {
    for key in dragged { settle(key, velocity, engine) }
    dragged = []
    return nil
  }

  // MARK: Workings

  /// Wakes the behavior: there are sections that scroll by themselves.
  func wake() { awake = [.content, .sections, .drag] }

  /// Returns where a section goes that is scrolled by a distance: freely under a finger, else where it snaps, to the next
  /// item or page in the direction.
  private func goal(
    of section: Int, by distance: Double, along axis: Axis, _ engine: Engine
  ) -> Double {
    let placed = engine.frames.sections[section]
    if engine.isContentDragged { return placed.scrollOffset + distance }
    return placed.nextRest(towards: distance, along: axis) ?? placed.scrollOffset + distance
  }

  /// Lets a section snap that a finger has dragged.
  ///
  /// - Parameter velocity: How fast the finger was, in points per second.
  private func settle(_ key: SectionKey, _ velocity: Point, _ engine: Engine) {
    guard let section = engine.position(of: key) else { return }
    let placed = engine.frames.sections[section]
    guard let axis = placed.declared.scrollAxis, placed.declared.snapping != .none else { return }
    let landing = placed.scrollOffset + velocity[axis] * Engine.flingTime
    engine.frames.scroll(section, to: placed.restingOffset(near: landing, along: axis))
  }
}

/// Installs the behavior of sections that scroll by themselves.
final class ScrollingSectionTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.installed { ScrollingSectionBehavior() }.wake() }

  override func isEqual(to other: Trait) -> Bool { other is ScrollingSectionTrait }
}

extension Section {
  /// Lets the content scroll by itself along an axis, where it is longer than the section.
  ///
  /// A row of pictures in a vertical feed is `.layout(.row()).scrolls(.horizontal)`. Where nothing limits the
  /// section along that axis there is nothing to scroll.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - snapping: Where the content comes to rest after a finger has scrolled it. A scroll that is no drag (a wheel) goes
  ///     to the next of these places in its direction, at once. The section is no pager beyond that: its items are told to
  ///     nobody as pages, and it shows no dots.
  public func scrolls(_ axis: Axis, snapping: Snapping = .none) -> Section {
    with {
      $0.scrollAxis = axis
      $0.snapping = snapping
      $0.traits.set(ScrollingSectionTrait())
    }
  }
}

extension Group {
  /// Lets the parts scroll by themselves along an axis, where they are longer than the group.
  public func scrolls(_ axis: Axis) -> Group {
    var copy = self
    copy.section = section.scrolls(axis)
    return copy
  }
}

/// What holds its place in a section that scrolls by itself.
struct HeldSlot {
  /// The section.
  let section: Int
  /// The position in it of what is held, an item or a section.
  let slot: Int
  /// Where it begins, as seen from the section.
  let start: Double
}

/// A scroll of one section.
final class SectionScroll: ScrollRequest {
  private let section: SectionKey
  private let distance: Double
  private let pull: Double

  init(_ section: SectionKey, by distance: Double, pulledBy pull: Double) {
    (self.section, self.distance, self.pull) = (section, distance, pull)
  }

  override func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.scrollStrip(section, by: distance, pulledBy: pull)
    return anchor
  }
}
