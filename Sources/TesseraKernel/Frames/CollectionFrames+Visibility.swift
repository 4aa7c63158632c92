import TesseraLayout

extension CollectionFrames {
  /// Every element that overlaps a rectangle, and every pinned header and footer whose section does; as declared, each
  /// section before the next.
  ///
  /// - Complexity: What the layouts of the sections in view need.
  package func paths(overlapping rect: Rect, _ query: QueryKind = .exact) -> [ElementPath] {
    var runs: [PathRun] = []
    var paths: [ElementPath] = []
    appendRuns(overlapping: rect, query, to: &runs)
    runs.appendPaths(to: &paths)
    return paths
  }

  /// Appends what ``paths(overlapping:)`` tells, in runs; of what layouts are asked for with another rectangle, what they
  /// have there.
  func appendRuns(overlapping rect: Rect, _ query: QueryKind = .prepared, to runs: inout [PathRun]) {
    var found = Found(query: query)
    swap(&found.runs, &runs)
    find(in: rect, &found)
    swap(&found.runs, &runs)
  }

  /// The groups whose items overlap a rectangle, or are prepared for it, whether anything of them is there to see or not;
  /// and perhaps some that are near.
  func groups(near rect: Rect) -> [Int] {
    var found = Found(query: .prepared)
    find(in: rect, &found)
    return found.groups
  }

  private func find(in rect: Rect, _ found: inout Found) {
    var rect = rect
    if let insets = found.query.insets(of: body) {
      guard let part = rect.visiblePart(insetBy: insets) else { return }
      rect = part
    }
    forEachOutermost(near: rect) { section, origin in
      look(into: section, overlapping: rect.offset(by: .zero - origin), &found)
    }
  }

  /// Calls back with the outermost sections that may show something in a rectangle.
  package func forEachOutermost(near rect: Rect, _ visit: (_ section: Int, _ origin: Point) -> Void) {
    var search = SlotSearch()
    swap(&search, &self.search)
    search.find(in: body, overlapping: overhang.reach(around: rect))
    for slots in search.slots {
      // A custom layout may place more than there is.
      for slot in slots.clamped(to: outermost.indices) { visit(outermost[slot], body.frame(at: slot).origin) }
    }
    swap(&search, &self.search)
  }

  private func look(into section: Int, overlapping rect: Rect, _ found: inout Found) {
    let frames = placed(section)
    if group(around: .item(0, in: section)) != nil { found.groups.append(section) }
    guard frames.mayShow(rect, viewport: viewport) else { return }
    frames.forEachPart(overlapping: rect, viewport: viewport, found.query) { part in
      switch part {
      case .element(let element): found.runs.append(PathRun(ElementPath(section: section, element: element)))
      case .items(let items): found.runs.append(PathRun(items: items, in: section))
      case .section(let child):
        let slot = frames.body.frame(at: sections[child].items.section.place.slot)
        let origin = frames.bodyOrigin + slot.origin
        guard let seen = frames.seenPart(of: rect, found.query) else { return }
        look(into: child, overlapping: seen.offset(by: .zero - origin), &found)
      }
    }
  }
}

/// What there is in a rectangle.
private struct Found {
  let query: QueryKind
  var runs: [PathRun] = []
  /// Groups that were looked into.
  var groups: [Int] = []
}

// MARK: - Finding strips

extension CollectionFrames {
  /// The innermost section that scrolls by itself at a place; of several beside each other the last one.
  ///
  /// - Complexity: What the layouts of the sections at the place need.
  package func innermostStrip(at place: Point) -> Int? {
    var strip: Int?
    forEachOutermost(near: Rect(origin: place, size: Self.pointSize)) { section, origin in
      strip = innermostStrip(at: place - origin, in: section) ?? strip
    }
    return strip
  }

  private func innermostStrip(at place: Point, in section: Int) -> Int? {
    let frames = sections[section]
    let isStrip = frames.declared.scrollAxis != nil && Rect(size: frames.size).contains(place)
    var strip = isStrip ? section : nil
    guard !frames.children.isEmpty, frames.clip?.contains(place) ?? true else { return strip }
    let origin = frames.bodyOrigin
    let near = Rect(origin: place - origin, size: Self.pointSize)
    for slot in frames.body.indices(
      overlapping: frames.body.query(finding: frames.overhang.reach(around: near)))
    {
      guard let child = frames.children[slot] else { continue }
      strip = innermostStrip(at: near.origin - frames.body.frame(at: slot).origin, in: child) ?? strip
    }
    return strip
  }

  /// So small that nothing is between two places: a rectangle without extent overlaps nothing.
  private static var pointSize: Size { Size(width: 1 / 1024, height: 1 / 1024) }
}

// MARK: - Pinning

extension CollectionFrames {
  /// Where an element stands in a viewport: pinned headers and footers stay in view, below those of the sections around
  /// theirs, and are pushed out by the end of their section.
  package func placement(of path: ElementPath, in viewport: Rect) -> Placement {
    let natural = frame(of: path)
    let layer = layer(of: path)
    guard layer > 0, isPinned(path) else {
      return Placement(frame: natural, layer: layer, clip: clip(of: path))
    }
    return Placement(frame: pinned(path, natural, inViewport: viewport), layer: layer, clip: clip(of: path))
  }

  /// Whether an element is a pinned header or footer.
  func isPinned(_ path: ElementPath) -> Bool {
    let declared = sections[path.section].declared
    return switch path.element {
    case .header: declared.header?.isPinned ?? false
    case .footer: declared.footer?.isPinned ?? false
    case .item, .placeholder, .decoration: false
    }
  }

  /// Pinned elements stand in front of items, those of outer sections in front of those of inner ones.
  private func layer(of path: ElementPath) -> Int {
    switch path.element {
    case .item, .placeholder: return 0
    case .decoration(let position, _): return sections[path.section].declared.decorations[position].layer
    case .header, .footer:
      return isPinned(path) ? max(1, Self.pinnedLayers - ancestors(of: path.section).count) : 0
    }
  }

  /// The layer of the outermost pinned elements.
  private static var pinnedLayers: Int { 1_000 }

  private func pinned(_ path: ElementPath, _ natural: Rect, inViewport viewport: Rect) -> Rect {
    pinned(path, natural, in: freeViewport(inside: path.section, of: viewport))
  }

  /// Where a pinned element stands in what pinned elements around its section leave.
  private func pinned(_ path: ElementPath, _ natural: Rect, in free: Rect) -> Rect {
    let bounds = Rect(size: sections[path.section].size).offset(by: origin(of: path.section))
    if path.element == .header {
      return Pinning.frame(of: natural, visible: free, limit: bounds.max(axis), along: axis)
    }
    let limit = bounds.min(axis) + sections[path.section].header.size[axis]
    return Pinning.frame(of: natural, visible: free, limit: limit, along: axis, edge: .end)
  }

  /// What pinned elements of the sections around a section leave of a viewport.
  private func freeViewport(inside section: Int, of viewport: Rect) -> Rect {
    var free = viewport
    for ancestor in ancestors(of: section).reversed() {
      for element in [ElementPath.Element.header, .footer] {
        let path = ElementPath(section: ancestor, element: element)
        guard isPinned(path) else { continue }
        let frame = pinned(path, self.frame(of: path), in: free)
        if element == .header {
          let edge = max(free.min(axis), frame.max(axis))
          free.size[axis] = max(0, free.max(axis) - edge)
          free.origin[axis] = edge
        } else {
          free.size[axis] = max(0, min(free.max(axis), frame.min(axis)) - free.min(axis))
        }
      }
    }
    return free
  }

  /// How much of the far edge of a viewport pinned footers cover where an element stands there, in points.
  package func pinnedExtent(after path: ElementPath) -> Double {
    (ancestors(of: path.section) + [path.section]).reduce(0) { extent, section in
      let footer = ElementPath(section: section, element: .footer)
      return footer != path && isPinned(footer) ? extent + sections[section].footer.size[axis] : extent
    }
  }

  /// How much of the near edge of a viewport pinned headers cover where an element stands there, in points.
  package func pinnedExtent(before path: ElementPath) -> Double {
    (ancestors(of: path.section) + [path.section]).reduce(0) { extent, section in
      let header = ElementPath(section: section, element: .header)
      return header != path && isPinned(header) ? extent + sections[section].header.size[axis] : extent
    }
  }

  /// The sections around a section, the innermost first.
  package func ancestors(of section: Int) -> [Int] {
    var ancestors: [Int] = []
    var parent = sections[section].items.section.place.parent
    while let position = parent {
      ancestors.append(position)
      parent = sections[position].items.section.place.parent
    }
    return ancestors
  }
}
