import TesseraLayout

// Groups of cells: items whose parts are sections, laid out in the room that the layout around them leaves.

extension CollectionFrames {
  /// Looks into a group: its parts are a section from now on.
  func open(_ section: SectionFrames) {
    let place = section.items.section.place
    var opened = sections
    sections = []
    opened.append(section)
    sections = opened
    revision += 1
    let group = sections.count - 1
    if let parent = place.parent { sections[parent].children[place.slot] = group }
    if let size = size(ofGroup: group) { adopt(size, ofGroup: group) }
    noteOverhang(of: group)
  }

  /// Forgets groups.
  ///
  /// - Parameters:
  ///   - places: For the sections that are kept, their new positions by their old ones.
  ///   - snapshot: The sections that are kept.
  func close(_ places: [Int: Int], _ snapshot: Snapshot) {
    unsettled = []
    disarranged = []
    revision += 1
    sections = sections.indices.filter { places[$0] != nil }.map { position in
      let section = sections[position]
      section.children = section.children.compactMapValues { places[$0] }
      section.items.move(to: snapshot.sections[places[position] ?? position])
      return section
    }
  }

  /// Lays the groups in a section out in the slots that they have now, and gives the slots the sizes of the groups.
  ///
  /// Where a layout shares room out, each depends on the other: a few rounds have to do.
  func settleGroups(in section: Int, _ room: SectionRoom) {
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
      if !isArranged { arrange(section, in: room) }
      if !hasChanged { break }
    }
    for (slot, group) in groups {
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.note(placed(group).bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  /// Lays groups out again whose slots have changed with the sizes that were taken over.
  func settleGroups() {
    for _ in 0..<Self.roundLimit where !unsettled.isEmpty {
      let changed = unsettled.ascending
      unsettled = []
      // Inner groups come behind those around them.
      for section in changed.reversed() where sections[section].items.section.children.isEmpty {
        for (slot, group) in groups(in: section) {
          guard let size = size(ofGroup: group), sections[section].items.measured[slot]?.size != size else {
            continue
          }
          adopt(size, ofGroup: group)
        }
      }
      arrangeDisarranged()
    }
    unsettled = []
  }

  /// The groups in a section, by their slots.
  private func groups(in section: Int) -> [(slot: Int, group: Int)] {
    let children = sections[section].children
    return children.keys.ascending.compactMap { slot in children[slot].map { (slot, $0) } }
  }

  /// What is around an element and may hold on to it: for the part of a group, the group.
  package func group(around path: ElementPath) -> ElementPath? {
    guard sections.indices.contains(path.section) else { return nil }
    let place = sections[path.section].items.section.place
    guard let parent = place.parent, sections[parent].items.section.children.isEmpty else { return nil }
    return .item(place.slot, in: parent)
  }

  /// How large a group is in the room that its item has; its parts are laid out for that.
  func size(ofGroup section: Int) -> Size? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let item = sections[parent].sizing(of: .item(place.slot)) else {
      return nil
    }
    // The slot decides what the content does not: a layout may have made it larger than was asked for.
    let slot = sections[parent].frame(of: .item(place.slot)).size
    let seen = sections[parent].innerRoom
    var room = SectionRoom(container: seen, seen: seen)
    room.container.height = Size.largestExtent
    for axis in Axis.allCases where !item[axis].isEstimated {
      room.container[axis] = slot[axis]
      if item[axis].isFill { room.least[axis] = slot[axis] } else { room[axis] = slot[axis] }
    }
    if sections[section].room != room { layOut(section, in: room) }
    return sections[section].size
  }

  /// Tells the item that a group is about the size of its parts.
  func adopt(_ size: Size, ofGroup section: Int) {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let measured = measuredSize(size, ofGroup: section) else { return }
    setMeasured(measured, for: .item(place.slot, in: parent))
  }

  func measuredSize(_ size: Size, ofGroup section: Int) -> MeasuredSize? {
    let place = sections[section].items.section.place
    guard let parent = place.parent, let cell = sections[parent].items.section.cell(at: place.slot) else {
      return nil
    }
    return MeasuredSize(size: size, offered: sections[parent].innerRoom, cell: cell)
  }

  /// How often groups and the layout around them are asked for each other.
  private static var roundLimit: Int { 4 }
}
