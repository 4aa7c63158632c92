import TesseraLayout

// Measured sizes propagate to ancestors as far as they change something. If a layout cannot change one size
// in place, its section is arranged again, once for all measured sizes. Frames are valid again after
// `settleSizes`.

extension CollectionFrames {
  package func measured(_ path: ElementPath) -> MeasuredSize? {
    sections.indices.contains(path.section) ? sections[path.section].measured(path.element) : nil
  }

  /// Returns the size that is offered to measure an element; `nil` if its size is not estimated.
  package func offer(to path: ElementPath) -> Size? {
    sections.indices.contains(path.section) ? placed(path.section).offer(to: path.element) : nil
  }

  /// Returns the size offered to measure an element, and its declared sizing; `nil` if it is not measured.
  func measuring(of path: ElementPath) -> (offered: Size, sizing: Sizing)? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = placed(path.section)
    guard let offered = section.offer(to: path.element), let sizing = section.sizing(of: path.element) else {
      return nil
    }
    return (offered, sizing)
  }

  /// Applies a measured size. Sections that have to be arranged again wait for ``settleSizes()``.
  ///
  /// - Returns: `true` if frames have changed or will change.
  /// - Complexity: O(*d* log *n*) for *d* nested sections if their layouts can change one size in place.
  @discardableResult
  package func setMeasured(_ measured: MeasuredSize, for path: ElementPath) -> Bool {
    guard sections.indices.contains(path.section) else { return false }
    revision += 1
    let size = sections[path.section].size
    let frame = sections[path.section].frame(of: path.element)
    if !sections[path.section].children.isEmpty { staleGroupSections.insert(path.section) }
    guard sections[path.section].setMeasured(measured, for: path.element) else {
      invalidatedSections.insert(path.section)
      // A header that is wider than the rest takes effect at once.
      if sections[path.section].size != size { sizeChanged(of: path.section) }
      return true
    }
    if sections[path.section].size != size { sizeChanged(of: path.section) }
    updateOverhang(of: path.section)
    return sections[path.section].frame(of: path.element) != frame
  }

  /// Returns whether an item is laid out as its cell declares.
  ///
  /// - Parameter shown: The mounted cell of the item; `nil` if there is none.
  /// - Returns: `true` for all items whose sizes were queried or are measured; `false` if the answer is not
  ///   known.
  /// - Complexity: O(log *n*).
  func isSized(_ path: ElementPath, as cell: DeclaredCell, shown: DeclaredCell?) -> Bool {
    guard let item = path.item, sections[path.section].hasAssumedSizes else { return true }
    if let shown { return shown.traits == cell.traits && shown.sizing == cell.sizing }
    return sections[path.section].items.isPlaced(item, as: cell, in: sections[path.section].body)
  }

  /// Invalidates a section: ``settleSizes()`` arranges it again with the sizes that its items declare now.
  func invalidateArrangement(_ section: Int) {
    revision += 1
    if !sections[section].children.isEmpty { staleGroupSections.insert(section) }
    invalidatedSections.insert(section)
  }

  /// Arranges invalidated sections, and lays out groups in their new slots.
  package func settleSizes() {
    if invalidatedSections.isEmpty, staleGroupSections.isEmpty, !isOutermostInvalidated { return }
    arrangeInvalidated()
    settleGroups()
  }

  /// Arranges every invalidated section again, each once, inner sections before those around them.
  func arrangeInvalidated() {
    while let section = invalidatedSections.max(by: { depth(of: $0) < depth(of: $1) }) {
      let size = sections[section].size
      invalidatedSections.remove(section)
      arrangeAgain(section)
      if sections[section].size != size { sizeChanged(of: section) }
      updateOverhang(of: section)
    }
    guard isOutermostInvalidated else { return }
    isOutermostInvalidated = false
    arrangeOutermost()
  }

  private func depth(of section: Int) -> Int { ancestors(of: section).count }

  /// Holds the contents of a slot at a position, as soon as there is enough content.
  package func hold(_ slot: Int, of section: Int, at start: Double) {
    revision += 1
    sections[section].hold(slot, at: start)
  }

  /// Makes scrolling sections release positions that do not exist.
  func settleScrolls() {
    for section in sections.indices where sections[section].declared.scrollAxis != nil {
      revision += 1
      sections[section].settleScroll()
    }
  }

  /// Scrolls the contents of a section as far as they go, and by a pull beyond that, in points.
  package func scroll(_ section: Int, to offset: Double, pulledBy pull: Double = 0) {
    revision += 1
    sections[section].pull = 0
    sections[section].scroll(to: offset)
    sections[section].pull = pull
  }

  /// Propagates a section's new size to its ancestors.
  private func sizeChanged(of section: Int) {
    let place = sections[section].items.section.place
    let size = sections[section].size
    guard let parent = place.parent else {
      if !body.resize(at: place.slot, to: size) { isOutermostInvalidated = true }
      return
    }
    guard sections[parent].items.section.children.isEmpty else {
      let before = sections[parent].size
      if !sections[parent].body.resize(at: place.slot, to: size) { invalidatedSections.insert(parent) }
      if sections[parent].size != before { sizeChanged(of: parent) }
      return updateOverhang(of: parent)
    }
    setSize(size, ofGroup: section)
  }

  /// Updates the overhang of a section and its ancestors. An overhang that has become smaller is kept:
  /// searches then visit a section too many, never one too few.
  func updateOverhang(of section: Int) {
    let place = sections[section].items.section.place
    let slot = Rect(size: body(around: section).frame(at: place.slot).size)
    let bounds = placed(section).bounds(reaching: viewport)
    guard let parent = place.parent else { return overhang.record(bounds, beyond: slot) }
    let before = sections[parent].overhang
    sections[parent].overhang.record(bounds, beyond: slot)
    if sections[parent].overhang != before { updateOverhang(of: parent) }
  }
}
