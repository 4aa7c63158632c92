import TesseraLayout

// Measured sizes travel up as far as they change something.

extension CollectionFrames {
  /// What was found by measuring an element.
  func measured(_ path: ElementPath) -> MeasuredSize? {
    sections.indices.contains(path.section) ? sections[path.section].measured(path.element) : nil
  }

  /// The room that is offered when an element is measured; nil where its size is not estimated.
  func offer(to path: ElementPath) -> Size? {
    sections.indices.contains(path.section) ? placed(path.section).offer(to: path.element) : nil
  }

  /// Takes a measured size over.
  ///
  /// - Complexity: O(*d* log *n*) for *d* sections around each other where their layouts can change one size in place,
  ///   else what arranging them anew costs.
  func setMeasured(_ measured: MeasuredSize, for path: ElementPath) {
    guard sections.indices.contains(path.section) else { return }
    let before = sections[path.section].size
    if !sections[path.section].setMeasured(measured, for: path.element) { arrangeAgain(path.section) }
    if sections[path.section].size != before { sizeChanged(of: path.section) }
    noteOverhang(of: path.section)
    if !sections[path.section].children.isEmpty { unsettled.insert(path.section) }
  }

  /// Keeps what is in a section where it is wanted, as soon as there is so much content.
  func hold(_ slot: Int, of section: Int, at start: Double) { sections[section].hold(slot, at: start) }

  /// Lets sections that scroll by themselves go of places that are not there.
  func settleScrolls() {
    for section in sections.indices where sections[section].declared.scrollAxis != nil {
      sections[section].settleScroll()
    }
  }

  /// Scrolls what is in a section, as far as it goes.
  func scroll(_ section: Int, to offset: Double) { sections[section].scroll(to: offset) }

  /// Carries a section's new size to what is around it.
  private func sizeChanged(of section: Int) {
    let place = sections[section].items.section.place
    let size = sections[section].size
    guard let parent = place.parent else {
      if !body.resize(at: place.slot, to: size) { arrangeOutermost() }
      return
    }
    guard sections[parent].items.section.children.isEmpty else {
      let before = sections[parent].size
      if !sections[parent].body.resize(at: place.slot, to: size) { arrangeAgain(parent) }
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
