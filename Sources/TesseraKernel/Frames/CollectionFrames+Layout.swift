import TesseraLayout

// Laying out: a layout asks the sections it places for their sizes, and those lay out what is inside to answer.

extension CollectionFrames {
  /// How large a section is when it is offered a room, where so much is seen at once; it is laid out for that.
  func size(of section: Int, offered: Size, seen: Size) -> Size {
    let sizing = sections[section].declared.sizing ?? .content(scrolling: axis)
    let decided = sizing.size(offered: offered.bounded(by: seen)).sanitized
    var room = SectionRoom(container: offered, seen: seen)
    for axis in Axis.allCases where !sizing[axis].isEstimated {
      if !sizing[axis].isFill {
        room[axis] = decided[axis]
        room.container[axis] = decided[axis]
      } else if offered[axis] < Size.largestExtent {
        room.least[axis] = offered[axis]
      }
    }
    if sections[section].declared.placeholder?.fillsViewport ?? false {
      (room.container, room.least) = (viewport, viewport)
    }
    if sections[section].room != room { layOut(section, in: room) }
    return sections[section].size
  }

  func layOut(_ section: Int, in room: SectionRoom) {
    arrange(section, in: room)
    if sections[section].items.section.children.isEmpty {
      settleGroups(in: section, room)
    } else {
      settleChildren(of: section)
    }
  }

  /// Places what is in a section, for what is known about sizes.
  func arrange(_ section: Int, in room: SectionRoom) {
    let frames = sections[section]
    frames.layOut(in: room) { arrange(frames.items, in: $0) }
    revision += 1
  }

  /// Places what is in a section.
  func arrange(_ items: SectionItems, in container: Size) -> Arrangement {
    let section = items.section
    return section.children.isEmpty
      ? section.section.layout.arrange(items, in: container)
      : section.section.layout.arrange(
        SubsectionItems(section.children, in: self, room: items.room), in: container)
  }

  /// Lays out those sections inside that were not asked for their sizes, and notes what sticks out of its slot.
  func settleChildren(of section: Int) {
    for (slot, child) in sections[section].items.section.children.enumerated() {
      settle(child, in: sections[section].body.frame(at: slot).size)
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.note(placed(child).bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  func settle(_ section: Int, in size: Size) {
    if sections[section].room == nil {
      let around = sections[section].items.section.place.parent.map { sections[$0].innerRoom }
      layOut(
        section,
        in: SectionRoom(
          container: size, seen: around ?? viewport, width: size.width, height: size.height))
    }
    if sections[section].items.section.place.parent == nil {
      overhang.note(placed(section).bounds(reaching: viewport), beyond: Rect(size: size))
    }
  }

  func arrangeAgain(_ section: Int) {
    guard let room = sections[section].room else { return }
    layOut(section, in: room)
  }
}
