@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Sections that scroll by themselves (strips): where they are, and how far each has to be scrolled to show an item.

extension Engine {
  /// Scrolls the sections around an element so that it is in their windows, the innermost first: only then is it clear
  /// where the outer ones have to go.
  func revealInStrips(_ path: ElementPath) {
    for section in strips(revealing: path) {
      guard let offset = offset(of: section, revealing: path, from: nil) else { continue }
      // What is in the window already keeps holding what it holds.
      if offset != frames.sections[section].scrollOffset { frames.scroll(section, to: offset) }
    }
  }

  /// The sections around an element that can bring it into view by scrolling, the innermost first.
  func strips(revealing path: ElementPath) -> [Int] {
    strips(around: path).filter { path.element.isInBody || path.section != $0 }
  }

  /// How far a section has to be scrolled so that an element is in its window: as little as it takes from some offset;
  /// nil: from the present one.
  func offset(of section: Int, revealing path: ElementPath, from offset: Double?) -> Double? {
    let strip = frames.sections[section]
    guard let axis = strip.declared.scrollAxis else { return nil }
    let frame = frames.frame(of: path).offset(by: .zero - frames.origin(of: section))
    let (window, present) = (strip.window, strip.scrollOffset)
    let revealing = CollectionFrames.nearest(
      to: offset ?? present, from: present + frame.max(axis) - window.max(axis),
      to: present + frame.min(axis) - window.min(axis))
    return max(0, min(revealing, strip.farthestScroll))
  }

  /// What holds its place in sections that scroll by themselves when their content changes, found before that is laid out:
  /// the first item or section inside that is still there, one in the window, else the nearest behind it, else the nearest
  /// before.
  func heldSlots(_ pairing: SnapshotPairing) -> [HeldSlot] {
    frames.sections.enumerated().compactMap { position, strip in
      guard let first = strip.firstSeen, let axis = strip.declared.scrollAxis,
        let section = pairing.newSection(ofOld: position),
        snapshot.sections[section].section.scrollAxis == axis
      else { return nil }
      let children = strip.items.section.children
      let survivor = { (slot: Int) -> HeldSlot? in
        let path = ElementPath.item(slot, in: position)
        if self.anyBehavior(in: .anchor, { $0.isLoose(path, self) }) { return nil }
        let place = self.newSlot(ofOld: slot, in: position, children, pairing)
        guard let place, place.parent == section else { return nil }
        let start = strip.frame(of: .item(slot)).min(axis) + strip.pull
        return HeldSlot(section: section, slot: place.slot, start: start)
      }
      let seen = strip.slotsInWindow
      return seen.lazy.filter { $0 >= first }.compactMap(survivor).first
        ?? seen.reversed().lazy.filter { $0 < first }.compactMap(survivor).first
        ?? (first..<strip.body.count).lazy.compactMap(survivor).first
        ?? (0..<first).reversed().lazy.compactMap(survivor).first
    }
  }

  /// Where an item stands now, or where the section does that stood in a slot.
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

  /// The sections around an element that scroll by themselves, the innermost first.
  func strips(around path: ElementPath?) -> [Int] {
    guard let path, frames.sections.indices.contains(path.section) else { return [] }
    return ([path.section] + frames.ancestors(of: path.section)).filter {
      frames.sections[$0].declared.scrollAxis != nil
    }
  }

  /// The sections at a place on screen that scroll by themselves, the innermost first; those around the cell there,
  /// or those that are there where no cell is.
  func strips(at point: Point) -> [Int] {
    if let cell = cell(at: point) { return strips(around: cell.path) }
    let place = mirrored(point, within: window.width) + window.origin
    return frames.innermostStrip(at: place).map { strips(around: .item(0, in: $0)) } ?? []
  }
}
