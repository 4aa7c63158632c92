@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolling sections: their positions, and the offsets at which they show an item.

extension Engine {
  /// Scrolls the sections around an element so that it is in their windows, the innermost first: the offsets
  /// of the outer ones depend on it.
  func revealInScrollingSections(_ path: ElementPath) {
    for section in scrollers(revealing: path) {
      guard let offset = offset(of: section, revealing: path, from: nil) else { continue }
      // A section whose window already contains the element keeps its held item.
      if offset != frames.sections[section].scrollOffset { frames.scroll(section, to: offset) }
    }
  }

  /// Returns the scrolling sections around an element that can reveal it, the innermost first.
  func scrollers(revealing path: ElementPath) -> [Int] {
    scrollers(around: path).filter { path.element.isInBody || path.section != $0 }
  }

  /// Returns the offset of a section at which an element is in its window, as near as possible to a given
  /// offset, or to the current one if that is `nil`.
  func offset(of section: Int, revealing path: ElementPath, from offset: Double?) -> Double? {
    let scroller = frames.sections[section]
    guard let axis = scroller.declared.scrollAxis else { return nil }
    let frame = frames.frame(of: path).offset(by: .zero - frames.origin(of: section))
    let (window, present) = (scroller.window, scroller.scrollOffset)
    let revealing = CollectionFrames.nearest(
      to: offset ?? present, from: present + frame.max(axis) - window.max(axis),
      to: present + frame.min(axis) - window.min(axis))
    return max(0, min(revealing, scroller.farthestScroll))
  }

  /// Returns the items that keep their places in scrolling sections when their content changes; called before
  /// layout.
  ///
  /// In each section that is the first item or inner section that still exists: one in the window, else the
  /// nearest behind it, else the nearest before it.
  func heldSlots(_ pairing: SnapshotPairing) -> [HeldSlot] {
    frames.sections.enumerated().compactMap { position, scroller in
      guard let first = scroller.firstVisibleSlot, let axis = scroller.declared.scrollAxis,
        let section = pairing.newSection(ofOld: position),
        snapshot.sections[section].section.scrollAxis == axis
      else { return nil }
      let children = scroller.items.section.children
      let survivor = { (slot: Int) -> HeldSlot? in
        let path = ElementPath.item(slot, in: position)
        if self.anyBehavior(in: .anchor, { $0.isExcludedFromAnchoring(path, self) }) { return nil }
        let place = self.newSlot(ofOld: slot, in: position, children, pairing)
        guard let place, place.parent == section else { return nil }
        let start = scroller.frame(of: .item(slot)).min(axis) + scroller.pull
        return HeldSlot(section: section, slot: place.slot, start: start)
      }
      let visibleSlots = scroller.slotsInWindow
      return visibleSlots.lazy.filter { $0 >= first }.compactMap(survivor).first
        ?? visibleSlots.reversed().lazy.filter { $0 < first }.compactMap(survivor).first
        ?? (first..<scroller.body.count).lazy.compactMap(survivor).first
        ?? (0..<first).reversed().lazy.compactMap(survivor).first
    }
  }

  /// Returns the current place of an item, or of the section that was in a slot.
  private func newSlot(
    ofOld slot: Int, in section: Int, _ children: [Int], _ pairing: SnapshotPairing
  ) -> SectionPlace? {
    if children.isEmpty {
      return pairing.newPath(ofOld: .item(slot, in: section)).flatMap { path in
        path.item.map { SectionPlace(parent: path.section, slot: $0) }
      }
    }
    guard children.indices.contains(slot) else { return nil }
    return pairing.newSection(ofOld: children[slot]).map { snapshot.sections[$0].place }
  }

  /// Returns the scrolling sections around an element, the innermost first.
  func scrollers(around path: ElementPath?) -> [Int] {
    guard let path, frames.sections.indices.contains(path.section) else { return [] }
    return ([path.section] + frames.ancestors(of: path.section)).filter {
      frames.sections[$0].declared.scrollAxis != nil
    }
  }

  /// Returns the scrolling sections at a point on screen, the innermost first: those around the cell at the
  /// point, or, if there is none, those whose window contains the point.
  func scrollers(at point: Point) -> [Int] {
    if let cell = cell(at: point) { return scrollers(around: cell.path) }
    let place = mirrored(point, within: window.width) + window.origin
    return frames.innermostScrollingSection(at: place).map { scrollers(around: .item(0, in: $0)) } ?? []
  }
}
