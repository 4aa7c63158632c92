import TesseraLayout

extension CollectionFrames {
  /// Returns the origin of a section's coordinates.
  package func origin(of section: Int) -> Point {
    let place = sections[section].items.section.place
    guard let parent = place.parent else { return body.frame(at: place.slot).origin }
    let slot = sections[parent].body.frame(at: place.slot).origin
    return origin(of: parent) + sections[parent].bodyOrigin + slot
  }

  /// Returns a section that knows the size of its slot, so that its decorations fill it.
  func placed(_ section: Int) -> SectionFrames {
    let frames = sections[section]
    if !frames.declared.decorations.isEmpty {
      frames.slotSize = body(around: section).frame(at: frames.items.section.place.slot).size
    }
    return frames
  }

  /// Returns the frame of an element without pinning.
  package func frame(of path: ElementPath) -> Rect {
    guard sections.indices.contains(path.section) else { return .zero }
    return placed(path.section).frame(of: path.element).offset(by: origin(of: path.section))
  }

  package func clip(of path: ElementPath) -> Rect? {
    var clip = path.element.isInBody ? sections[path.section].clip : nil
    clip = clip?.offset(by: origin(of: path.section))
    var parent = sections[path.section].items.section.place.parent
    while let section = parent {
      if let own = sections[section].clip?.offset(by: origin(of: section)) {
        clip = clip.map { $0.intersection(own) ?? Rect(origin: own.origin) } ?? own
      }
      parent = sections[section].items.section.place.parent
    }
    return clip
  }
}

// MARK: - Anchoring

extension CollectionFrames {
  /// Returns the outermost section that moves an element along the collection's axis by scrolling itself.
  package func scroller(moving path: ElementPath) -> Int? {
    let around = (path.element.isInBody ? [path.section] : []) + ancestors(of: path.section)
    return around.last { sections[$0].declared.scrollAxis == axis && sections[$0].farthestScroll > 0 }
  }

  /// Returns the frame that represents an element in an anchor: its own, or that of the section moving it.
  func extentOfHold(on path: ElementPath) -> Rect {
    scroller(moving: path).map { Rect(size: sections[$0].size).offset(by: origin(of: $0)) } ?? frame(of: path)
  }
}
