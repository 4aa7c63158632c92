@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolling sections, for hosts whose own views handle dragging and deceleration.
//
//     for section in engine.scrollingSections { … }               // after each transaction
//     engine.scroll(section.key, by: distance, pulledBy: beyond)   // as the finger moves

extension Engine {
  /// The visible sections that scroll on their own and are longer than their windows, outer ones before
  /// inner ones.
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
      for scroller in scrollers(around: path).reversed()
      where !found.contains(where: { $0.key == key(of: scroller) }) {
        if let section = scrollingSection(scroller) { found.append(section) }
      }
    }
    return found
  }

  /// Scrolls a scrolling section, as far as its content reaches.
  ///
  /// - Parameters:
  ///   - section: The key of the section; nothing happens if the section is gone.
  ///   - distance: The distance to the right or down, in points.
  ///   - pull: The distance by which the content is pulled beyond its right or lower end, in points; negative
  ///     for the other end. It applies until the next call.
  public func scroll(_ section: SectionKey, by distance: Double, pulledBy pull: Double = 0) {
    guard distance.isFinite, pull.isFinite else { return }
    request(.requested(SectionScroll(section, by: distance, pulledBy: pull)))
  }

  /// Returns the offset at which a section comes to rest: the given one, or the nearest one to which the
  /// section snaps.
  ///
  /// - Parameters:
  ///   - section: The key of the section.
  ///   - offset: The projected offset of the drag; see ``ScrollingSection/offset``.
  /// - Complexity: O(*m*) for *m* visible items of the section.
  public func restingOffset(of section: SectionKey, near offset: Double) -> Double {
    guard let scroller = position(of: section), let axis = frames.sections[scroller].declared.scrollAxis
    else {
      return offset
    }
    let placed = frames.sections[scroller]
    let isReversed = isMirrored && axis == .horizontal
    let destination = isReversed ? placed.farthestScroll - offset : offset
    let rest = placed.restingOffset(near: destination, along: axis)
    return isReversed ? placed.farthestScroll - rest : rest
  }

  func performScroll(_ section: SectionKey, by distance: Double, pulledBy pull: Double) {
    guard let scroller = position(of: section), let axis = frames.sections[scroller].declared.scrollAxis
    else {
      return
    }
    let sign = isMirrored && axis == .horizontal ? -1.0 : 1
    let offset = frames.sections[scroller].scrollOffset
    frames.scroll(scroller, to: offset + sign * distance, pulledBy: sign * pull)
    guard frames.sections[scroller].scrollOffset != offset else { return }
    callBehaviors(in: .destination) { $0.forget(.nextOfSection(section), self) }
  }

  private func scrollingSection(_ scroller: Int) -> ScrollingSection? {
    let section = frames.sections[scroller]
    guard let axis = section.declared.scrollAxis, section.farthestScroll > 0 else { return nil }
    let isReversed = isMirrored && axis == .horizontal
    return ScrollingSection(
      key: key(of: scroller), axis: axis,
      window: mirrored(section.window.offset(by: frames.origin(of: scroller))),
      extent: section.window.size[axis] + section.farthestScroll,
      offset: isReversed ? section.farthestScroll - section.scrollOffset : section.scrollOffset,
      snapping: section.declared.snapping)
  }

  private func key(of section: Int) -> SectionKey { snapshot.sections[section].key }

  func position(of key: SectionKey) -> Int? { snapshot.sections.firstIndex { $0.key == key } }
}
