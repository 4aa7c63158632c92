import TesseraLayout

// A layout queries the sizes of the sections that it places, and those lay out their contents to answer.

extension CollectionFrames {
  /// Returns the size of a section for an offered size, after laying it out for that.
  func size(of section: Int, offered: Size, visibleSize: Size) -> Size {
    let sizing = sections[section].declared.sizing ?? .content(scrolling: axis)
    let decided = sizing.size(offered: offered.bounded(by: visibleSize)).sanitized
    var constraints = SectionConstraints(container: offered, visibleSize: visibleSize)
    for axis in Axis.allCases where !sizing[axis].isEstimated {
      if !sizing[axis].isFill {
        constraints[axis] = decided[axis]
        constraints.container[axis] = decided[axis]
      } else if offered[axis] < Size.largestExtent {
        constraints.minimumSize[axis] = offered[axis]
      }
    }
    if sections[section].declared.placeholder?.fillsViewport ?? false {
      (constraints.container, constraints.minimumSize) = (viewport, viewport)
    }
    if sections[section].constraints != constraints { layOut(section, in: constraints) }
    return sections[section].size
  }

  func layOut(_ section: Int, in constraints: SectionConstraints) {
    arrange(section, in: constraints)
    if sections[section].items.section.children.isEmpty {
      settleGroups(in: section, constraints)
    } else {
      settleChildren(of: section)
    }
  }

  /// Places the contents of a section, according to the sizes that are known.
  func arrange(_ section: Int, in constraints: SectionConstraints) {
    let frames = sections[section]
    frames.layOut(in: constraints) { arrange(frames.items, in: $0) }
    revision += 1
  }

  func arrange(_ items: SectionItems, in container: Size) -> Arrangement {
    let section = items.section
    return section.children.isEmpty
      ? section.section.layout.arrange(items, in: container)
      : section.section.layout.arrange(
        SubsectionItems(section.children, in: self, constraints: items.constraints), in: container)
  }

  /// Lays out the child sections whose sizes were not queried, and updates the overhang beyond their slots.
  func settleChildren(of section: Int) {
    for (slot, child) in sections[section].items.section.children.enumerated() {
      settle(child, in: sections[section].body.frame(at: slot).size)
      let slotFrame = Rect(size: sections[section].body.frame(at: slot).size)
      sections[section].overhang.record(placed(child).bounds(reaching: viewport), beyond: slotFrame)
    }
  }

  func settle(_ section: Int, in size: Size) {
    if sections[section].constraints == nil {
      let around = sections[section].items.section.place.parent.map { sections[$0].innerVisibleSize }
      layOut(
        section,
        in: SectionConstraints(
          container: size, visibleSize: around ?? viewport, width: size.width, height: size.height))
    }
    if sections[section].items.section.place.parent == nil {
      overhang.record(placed(section).bounds(reaching: viewport), beyond: Rect(size: size))
    }
  }

  func arrangeAgain(_ section: Int) {
    guard let constraints = sections[section].constraints else { return }
    layOut(section, in: constraints)
  }
}
