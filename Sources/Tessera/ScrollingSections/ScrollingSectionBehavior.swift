@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for sections that scroll on their own, each along its own axis, such as a row of pictures in
/// a vertical feed.
///
/// ``Section/scrolls(_:snapping:)`` installs it. The offset of a section is stored with its frames. The
/// behavior stores the sections that a drag has scrolled, and the items that keep their places while content
/// changes.
final class ScrollingSectionBehavior: Behavior {
  /// The sections that the current drag has scrolled and that snap when it ends.
  private var dragged: [SectionKey] = []
  /// The items that keep their places while new content is laid out.
  private var held: [HeldSlot] = []

  override var order: Int { 5 }

  // MARK: Content

  override func willLayOut(_ pairing: SnapshotPairing, _ engine: Engine) {
    held = engine.heldSlots(pairing)
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    for held in held { engine.frames.hold(held.slot, of: held.section, at: held.start) }
    held = []
    if !pairing.new.sections.contains(where: { $0.section.scrollAxis != nil }) { activePhases = [] }
  }

  // MARK: Scrolling

  override func scrollSections(by distance: Point, at point: Point, _ engine: Engine) -> Point {
    var left = distance
    for section in engine.scrollers(at: point) {
      guard let axis = engine.frames.sections[section].declared.scrollAxis, left[axis] != 0 else { continue }
      let before = engine.frames.sections[section].scrollOffset
      engine.frames.scroll(section, to: destination(of: section, by: left[axis], along: axis, engine))
      guard engine.frames.sections[section].scrollOffset != before else { continue }
      // A section that has reached its end does not pass on the rest in the same movement.
      left[axis] = 0
      let key = engine.snapshot.sections[section].key
      engine.callBehaviors(in: .destination) { $0.forget(.nextOfSection(key), engine) }
      if engine.isContentDragged, !dragged.contains(key) { dragged.append(key) }
    }
    return left
  }

  override func reveal(_ path: ElementPath, _ engine: Engine) { engine.revealInScrollingSections(path) }

  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
    for key in dragged { settle(key, velocity, engine) }
    dragged = []
    return nil
  }

  // MARK: Internals

  /// Activates the behavior because a section scrolls on its own.
  func wake() { activePhases = [.content, .sections, .drag] }

  /// Returns the offset to which a section scrolls: by the exact distance in a drag, else to the next item or
  /// page to which the section snaps.
  private func destination(
    of section: Int, by distance: Double, along axis: Axis, _ engine: Engine
  ) -> Double {
    let placed = engine.frames.sections[section]
    if engine.isContentDragged { return placed.scrollOffset + distance }
    return placed.nextRest(towards: distance, along: axis) ?? placed.scrollOffset + distance
  }

  /// Lets a section snap after a drag.
  ///
  /// - Parameter velocity: The speed of the finger, in points per second.
  private func settle(_ key: SectionKey, _ velocity: Point, _ engine: Engine) {
    guard let section = engine.position(of: key) else { return }
    let placed = engine.frames.sections[section]
    guard let axis = placed.declared.scrollAxis, placed.declared.snapping != .none else { return }
    let projectedOffset = placed.scrollOffset + velocity[axis] * Engine.flingTime
    engine.frames.scroll(section, to: placed.restingOffset(near: projectedOffset, along: axis))
  }
}

/// The trait of sections that scroll on their own; it installs the behavior.
final class ScrollingSectionTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.installed { ScrollingSectionBehavior() }.wake() }

  override func isEqual(to other: Trait) -> Bool { other is ScrollingSectionTrait }
}

extension Section {
  /// Lets the section scroll on its own along an axis if its content is longer than the section.
  ///
  /// A row of pictures in a vertical feed is `.layout(.row()).scrolls(.horizontal)`. If nothing limits the
  /// section along the axis, there is nothing to scroll.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the section scrolls.
  ///   - snapping: The positions to which the section snaps after a drag. A scroll by a wheel goes directly
  ///     to the next of these positions. The section is not a pager: its items are not reported as pages, and
  ///     it shows no page dots.
  public func scrolls(_ axis: Axis, snapping: Snapping = .none) -> Section {
    with {
      $0.scrollAxis = axis
      $0.snapping = snapping
      $0.traits.set(ScrollingSectionTrait())
    }
  }
}

extension Group {
  /// Lets the parts scroll on their own along an axis if they are longer than the group.
  public func scrolls(_ axis: Axis) -> Group {
    var copy = self
    copy.section = section.scrolls(axis)
    return copy
  }
}

/// An item or inner section that keeps its place in a scrolling section.
struct HeldSlot {
  let section: Int
  let slot: Int
  /// The position of its start in the section.
  let start: Double
}

/// A request to scroll one section.
final class SectionScroll: ScrollRequest {
  private let section: SectionKey
  private let distance: Double
  private let pull: Double

  init(_ section: SectionKey, by distance: Double, pulledBy pull: Double) {
    (self.section, self.distance, self.pull) = (section, distance, pull)
  }

  override func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.performScroll(section, by: distance, pulledBy: pull)
    return anchor
  }
}
