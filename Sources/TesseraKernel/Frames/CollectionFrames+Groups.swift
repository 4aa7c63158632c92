import TesseraLayout

// Groups of cells: items whose parts are sections, laid out in the size that the layout leaves for them.

extension CollectionFrames {
  /// Opens a group, whose parts become a section.
  func open(_ section: SectionFrames) {
    let place = section.items.section.place
    var opened = sections
    sections = []
    opened.append(section)
    sections = opened
    revision += 1
    let group = sections.count - 1
    if let parent = place.parent { sections[parent].children[place.slot] = group }
    if let size = size(ofGroup: group) { setSize(size, ofGroup: group) }
    updateOverhang(of: group)
  }

  /// Closes groups, given the new positions of the sections that are kept by their old ones.
  func close(_ places: [Int: Int], _ snapshot: Snapshot) {
    staleGroupSections = []
    invalidatedSections = []
    revision += 1
    sections = sections.indices.filter { places[$0] != nil }.map { position in
      let section = sections[position]
      section.children = section.children.compactMapValues { places[$0] }
      section.items.move(to: snapshot.sections[places[position] ?? position])
      return section
    }
  }

  /// Lays out the groups of a section in their present slots, and gives the slots the sizes of the groups. If
  /// a layout distributes space, each depends on the other. A few rounds have to suffice.
  func settleGroups(in section: Int, _ constraints: SectionConstraints) {
    let groups = groups(in: section)
    for _ in 0..<Self.roundLimit {
      var (hasChanged, isArranged) = (false, true)
      for (slot, group) in groups {
        guard let size = size(ofGroup: group), sections[section].items.measured[slot]?.size != size,
          let measured = measuredSize(size, ofGroup: group)
        else { continue }
        hasChanged = true
        if !sections[section].setMeasured(measured, for: .item(slot)) { isArranged = false }
      }
      if !isArranged { arrange(section, in: constraints) }
      if !hasChanged { break }
    }
    for (slot, group) in groups {
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.record(placed(group).bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  /// Lays out again the groups whose slots have changed with measured sizes.
  func settleGroups() {
    for _ in 0..<Self.roundLimit where !staleGroupSections.isEmpty {
      let changed = staleGroupSections.ascending
      staleGroupSections = []
      // Inner groups come after those around them.
      for section in changed.reversed() where sections[section].items.section.children.isEmpty {
        for (slot, group) in groups(in: section) {
          guard let size = size(ofGroup: group), sections[section].items.measured[slot]?.size != size else {
            continue
          }
          setSize(size, ofGroup: group)
        }
      }
      arrangeInvalidated()
    }
    staleGroupSections = []
  }

  /// Returns the groups in a section, by their slots.
  private func groups(in section: Int) -> [(slot: Int, group: Int)] {
    let children = sections[section].children
    return children.keys.ascending.compactMap { slot in children[slot].map { (slot, $0) } }
  }

  /// Returns the group around an element, which can represent it; `nil` if it is in none.
  package func group(around path: ElementPath) -> ElementPath? {
    guard sections.indices.contains(path.section) else { return nil }
    let place = sections[path.section].items.section.place
    guard let parent = place.parent, sections[parent].items.section.children.isEmpty else { return nil }
    return .item(place.slot, in: parent)
  }

  /// Returns the size of a group in the available size of its item, after laying out its parts for that.
  func size(ofGroup section: Int) -> Size? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let item = sections[parent].sizing(of: .item(place.slot)) else {
      return nil
    }
    // The slot decides the sides that the content does not: a layout may have made it larger than requested.
    let slot = sections[parent].frame(of: .item(place.slot)).size
    let visibleSize = sections[parent].innerVisibleSize
    var constraints = SectionConstraints(container: visibleSize, visibleSize: visibleSize)
    constraints.container.height = Size.largestExtent
    for axis in Axis.allCases where !item[axis].isEstimated {
      constraints.container[axis] = slot[axis]
      if item[axis].isFill {
        constraints.minimumSize[axis] = slot[axis]
      } else {
        constraints[axis] = slot[axis]
      }
    }
    if sections[section].constraints != constraints { layOut(section, in: constraints) }
    return sections[section].size
  }

  func setSize(_ size: Size, ofGroup section: Int) {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let measured = measuredSize(size, ofGroup: section) else { return }
    setMeasured(measured, for: .item(place.slot, in: parent))
  }

  func measuredSize(_ size: Size, ofGroup section: Int) -> MeasuredSize? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let cell = sections[parent].items.section.cell(at: place.slot) else {
      return nil
    }
    return MeasuredSize(size: size, offered: sections[parent].innerVisibleSize, cell: cell)
  }

  /// The maximum number of rounds between groups and the layout around them.
  private static var roundLimit: Int { 4 }
}
