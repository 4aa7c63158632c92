@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Sections that scroll by themselves, for hosts whose own views know how content follows a finger and runs on.
//
//     for section in engine.scrollingSections { … }               // after each transaction
//     engine.scroll(section.key, by: distance, pulledBy: beyond)   // as the finger moves it

extension Engine {
  /// The sections in view that have something to scroll by themselves; those inside others come behind them.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public var scrollingSections: [ScrollingSection] {
    var (last, seen): (Int, Set<Int>) = (-1, [])
    var found: [ScrollingSection] = []
    for index in live.indices where live[index].path.section != last {
      let path = live[index].path
      last = path.section
      guard frames.sections.indices.contains(path.section), seen.insert(path.section).inserted else {
        continue
      }
      for strip in strips(around: path).reversed() where !found.contains(where: { $0.key == key(of: strip) })
      {
        if let section = scrollingSection(strip) { found.append(section) }
      }
    }
    return found
  }

  /// Scrolls a section by itself, as far as it goes.
  ///
  /// - Parameters:
  ///   - section: The section; where it has gone nothing happens.
  ///   - distance: How far to the right or down, in points.
  ///   - pull: How far its content is pulled beyond its right or lower end, or with a minus beyond the other one: it is
  ///     seen there until the next call.
  public func scroll(_ section: SectionKey, by distance: Double, pulledBy pull: Double = 0) {
    guard distance.isFinite, pull.isFinite else { return }
    request(.asked(SectionScroll(section, by: distance, pulledBy: pull)))
  }

  /// Where a section comes to rest: at a place, or where it snaps with an item at its place near there.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: Where the way of the finger leads; see ``ScrollingSection/offset``.
  /// - Complexity: O(*m*) for *m* items in view there.
  public func restingOffset(of section: SectionKey, near offset: Double) -> Double {
    guard let strip = position(of: section), let axis = frames.sections[strip].declared.scrollAxis else {
      return offset
    }
    let placed = frames.sections[strip]
    let isReversed = isMirrored && axis == .horizontal
    let goal = isReversed ? placed.farthestScroll - offset : offset
    let rest = placed.restingOffset(near: goal, along: axis)
    return isReversed ? placed.farthestScroll - rest : rest
  }

  /// Carries out what ``scroll(_:by:pulledBy:)`` asked for.
  func scrollStrip(_ section: SectionKey, by distance: Double, pulledBy pull: Double) {
    guard let strip = position(of: section), let axis = frames.sections[strip].declared.scrollAxis else {
      return
    }
    let sign = isMirrored && axis == .horizontal ? -1.0 : 1
    let offset = frames.sections[strip].scrollOffset
    frames.scroll(strip, to: offset + sign * distance, pulledBy: sign * pull)
    guard frames.sections[strip].scrollOffset != offset else { return }
    callBehaviors(in: .goal) { $0.forget(.nextOfSection(section), self) }
  }

  private func scrollingSection(_ strip: Int) -> ScrollingSection? {
    let section = frames.sections[strip]
    guard let axis = section.declared.scrollAxis, section.farthestScroll > 0 else { return nil }
    let isReversed = isMirrored && axis == .horizontal
    return ScrollingSection(
      key: key(of: strip), axis: axis,
      window: mirrored(section.window.offset(by: frames.origin(of: strip))),
      extent: section.window.size[axis] + section.farthestScroll,
      offset: isReversed ? section.farthestScroll - section.scrollOffset : section.scrollOffset,
      snapping: section.declared.snapping)
  }

  private func key(of section: Int) -> SectionKey { snapshot.sections[section].key }

  /// - Complexity: O(*s*) for *s* sections.
  func position(of key: SectionKey) -> Int? { snapshot.sections.firstIndex { $0.key == key } }
}
