import TesseraLayout

// Measured sizes travel up as far as they change something. Where a layout cannot change one size in place its section
// is arranged anew, once for all that was measured: frames are right again after `settleSizes`.

extension CollectionFrames {
  /// What was found by measuring an element.
  package func measured(_ path: ElementPath) -> MeasuredSize? {
    sections.indices.contains(path.section) ? sections[path.section].measured(path.element) : nil
  }

  /// The room that is offered when an element is measured; nil where its size is not estimated.
  package func offer(to path: ElementPath) -> Size? {
    sections.indices.contains(path.section) ? placed(path.section).offer(to: path.element) : nil
  }

  /// The room in which something is measured, and how large it is declared to be; nil: it is not measured.
  func measuring(of path: ElementPath) -> (offered: Size, sizing: Sizing)? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = placed(path.section)
    guard let offered = section.offer(to: path.element), let sizing = section.sizing(of: path.element) else {
      return nil
    }
    return (offered, sizing)
  }

  /// Takes a measured size over; sections that have to be arranged anew wait for ``settleSizes()``.
  ///
  /// - Returns: Whether frames have changed or will.
  /// - Complexity: O(*d* log *n*) for *d* sections around each other where their layouts can change one size in place.
  @discardableResult
  package func setMeasured(_ measured: MeasuredSize, for path: ElementPath) -> Bool {
    guard sections.indices.contains(path.section) else { return false }
    revision += 1
    let size = sections[path.section].size
    let frame = sections[path.section].frame(of: path.element)
    if !sections[path.section].children.isEmpty { unsettled.insert(path.section) }
    guard sections[path.section].setMeasured(measured, for: path.element) else {
      disarranged.insert(path.section)
      // A header that is wider than the rest is so at once.
      if sections[path.section].size != size { sizeChanged(of: path.section) }
      return true
    }
    if sections[path.section].size != size { sizeChanged(of: path.section) }
    noteOverhang(of: path.section)
    return sections[path.section].frame(of: path.element) != frame
  }

  /// Whether an item is laid out as its cell declares; true for all that were asked, and where a size is found by measuring,
  /// false where that cannot be told.
  ///
  /// - Parameter shown: The cell that is on screen for the item so far; nil where there is none.
  /// - Complexity: O(log *n*).
  func isSized(_ path: ElementPath, as cell: DeclaredCell, shown: DeclaredCell?) -> Bool {
    guard let item = path.item, sections[path.section].hasUnaskedSizes else { return true }
    if let shown { return shown.traits == cell.traits && shown.sizing == cell.sizing }
    return sections[path.section].items.isPlaced(item, as: cell, in: sections[path.section].body)
  }

  /// Has a section arranged anew, with the sizes that all its items declare now; waits for ``settleSizes()``.
  func askAgain(_ section: Int) {
    revision += 1
    if !sections[section].children.isEmpty { unsettled.insert(section) }
    disarranged.insert(section)
  }

  /// Arranges what waits for it, and lays groups out in the slots that they have then.
  package func settleSizes() {
    if disarranged.isEmpty, unsettled.isEmpty, !isOutermostDisarranged { return }
    arrangeDisarranged()
    settleGroups()
  }

  /// Arranges every section anew in which a size has changed that could not be changed in place: each once, those
  /// inside before those around them.
  func arrangeDisarranged() {
    while let section = disarranged.max(by: { depth(of: $0) < depth(of: $1) }) {
      let size = sections[section].size
      disarranged.remove(section)
      arrangeAgain(section)
      if sections[section].size != size { sizeChanged(of: section) }
      noteOverhang(of: section)
    }
    guard isOutermostDisarranged else { return }
    isOutermostDisarranged = false
    arrangeOutermost()
  }

  /// How many sections are around a section.
  private func depth(of section: Int) -> Int { ancestors(of: section).count }

  /// Keeps what is in a section where it is wanted, as soon as there is so much content.
  package func hold(_ slot: Int, of section: Int, at start: Double) {
    revision += 1
    sections[section].hold(slot, at: start)
  }

  /// Lets sections that scroll by themselves go of places that are not there.
  func settleScrolls() {
    for section in sections.indices where sections[section].declared.scrollAxis != nil {
      revision += 1
      sections[section].settleScroll()
    }
  }

  /// Scrolls what is in a section, as far as it goes.
  ///
  /// - Parameter pull: How far it is pulled beyond that.
  package func scroll(_ section: Int, to offset: Double, pulledBy pull: Double = 0) {
    revision += 1
    sections[section].pull = 0
    sections[section].scroll(to: offset)
    sections[section].pull = pull
  }

  /// Carries a section's new size to what is around it.
  private func sizeChanged(of section: Int) {
    let place = sections[section].items.section.place
    let size = sections[section].size
    guard let parent = place.parent else {
      if !body.resize(at: place.slot, to: size) { isOutermostDisarranged = true }
      return
    }
    guard sections[parent].items.section.children.isEmpty else {
      let before = sections[parent].size
      if !sections[parent].body.resize(at: place.slot, to: size) { disarranged.insert(parent) }
      if sections[parent].size != before { sizeChanged(of: parent) }
      return noteOverhang(of: parent)
    }
    adopt(size, ofGroup: section)
  }

  /// Notes what sticks out of a section, and of those around it. An overhang that has become smaller is kept: it makes
  /// the search look at a section more, never at one less.
  func noteOverhang(of section: Int) {
    let place = sections[section].items.section.place
    let slot = Rect(size: body(around: section).frame(at: place.slot).size)
    let bounds = placed(section).bounds(reaching: viewport)
    guard let parent = place.parent else { return overhang.note(bounds, beyond: slot) }
    let before = sections[parent].overhang
    sections[parent].overhang.note(bounds, beyond: slot)
    if sections[parent].overhang != before { noteOverhang(of: parent) }
  }
}
