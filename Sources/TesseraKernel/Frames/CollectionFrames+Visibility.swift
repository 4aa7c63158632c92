import TesseraLayout

extension CollectionFrames {
  /// Returns every element that overlaps a rectangle, and every pinned header and footer whose section does,
  /// in the order of declaration, each section before the next.
  ///
  /// - Complexity: Depends on the layouts of the visible sections.
  package func paths(overlapping rect: Rect, _ query: QueryKind = .exact) -> [ElementPath] {
    var runs: [PathRun] = []
    var paths: [ElementPath] = []
    appendRuns(overlapping: rect, query, to: &runs)
    runs.appendPaths(to: &paths)
    return paths
  }

  /// Appends the elements of ``paths(overlapping:_:)`` in runs. Layouts may enlarge or reduce the rectangle.
  func appendRuns(overlapping rect: Rect, _ query: QueryKind = .prepared, to runs: inout [PathRun]) {
    var found = Found(query: query)
    swap(&found.runs, &runs)
    find(in: rect, &found)
    swap(&found.runs, &runs)
  }

  /// Returns the groups whose items overlap a rectangle or are prepared for it, and possibly some nearby.
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

  /// Calls a closure with the outermost sections that may be visible in a rectangle.
  package func forEachOutermost(near rect: Rect, _ visit: (_ section: Int, _ origin: Point) -> Void) {
    var search = SlotSearch()
    swap(&search, &self.search)
    search.find(in: body, overlapping: overhang.reach(around: rect))
    for slots in search.slots {
      // A custom layout may place more slots than there are sections.
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
        guard let visibleRect = frames.visiblePart(of: rect, found.query) else { return }
        look(into: child, overlapping: visibleRect.offset(by: .zero - origin), &found)
      }
    }
  }
}

private struct Found {
  let query: QueryKind
  var runs: [PathRun] = []
  var groups: [Int] = []
}

// MARK: - Scrolling sections

extension CollectionFrames {
  /// Returns the innermost scrolling section at a point, the last of several; `nil` if there is none.
  package func innermostScrollingSection(at place: Point) -> Int? {
    var scroller: Int?
    forEachOutermost(near: Rect(origin: place, size: Self.pointSize)) { section, origin in
      scroller = innermostScrollingSection(at: place - origin, in: section) ?? scroller
    }
    return scroller
  }

  private func innermostScrollingSection(at place: Point, in section: Int) -> Int? {
    let frames = sections[section]
    let isScrollingSection = frames.declared.scrollAxis != nil && Rect(size: frames.size).contains(place)
    var scroller = isScrollingSection ? section : nil
    guard !frames.children.isEmpty, frames.clip?.contains(place) ?? true else { return scroller }
    let origin = frames.bodyOrigin
    let near = Rect(origin: place - origin, size: Self.pointSize)
    for slot in frames.body.indices(
      overlapping: frames.body.query(finding: frames.overhang.reach(around: near)))
    {
      guard let child = frames.children[slot] else { continue }
      scroller =
        innermostScrollingSection(at: near.origin - frames.body.frame(at: slot).origin, in: child) ?? scroller
    }
    return scroller
  }

  /// The size of the rectangle that represents a point: a rectangle without extent overlaps nothing.
  private static var pointSize: Size { Size(width: 1 / 1024, height: 1 / 1024) }
}

// MARK: - Pinning

extension CollectionFrames {
  /// Returns the placement of an element in a viewport. Pinned headers and footers stay visible, inside those
  /// of the sections around theirs. The end of their section pushes them out.
  package func placement(of path: ElementPath, in viewport: Rect) -> Placement {
    let natural = frame(of: path)
    let layer = layer(of: path)
    guard layer > 0, isPinned(path) else {
      return Placement(frame: natural, layer: layer, clip: clip(of: path))
    }
    return Placement(frame: pinned(path, natural, inViewport: viewport), layer: layer, clip: clip(of: path))
  }

  func isPinned(_ path: ElementPath) -> Bool {
    let declared = sections[path.section].declared
    return switch path.element {
    case .header: declared.header?.isPinned ?? false
    case .footer: declared.footer?.isPinned ?? false
    case .item, .placeholder, .decoration: false
    }
  }

  /// Returns the layer of an element. Pinned elements are in front of items, those of outer sections in front
  /// of those of inner ones.
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

  /// Returns the frame of a pinned element in the part of the viewport that pinned elements around it leave.
  private func pinned(_ path: ElementPath, _ natural: Rect, in free: Rect) -> Rect {
    let bounds = Rect(size: sections[path.section].size).offset(by: origin(of: path.section))
    if path.element == .header {
      return Pinning.frame(of: natural, visible: free, limit: bounds.max(axis), along: axis)
    }
    let limit = bounds.min(axis) + sections[path.section].header.size[axis]
    return Pinning.frame(of: natural, visible: free, limit: limit, along: axis, edge: .end)
  }

  /// Returns the part of a viewport that pinned elements of a section's ancestors leave.
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

  /// Returns the extent that pinned footers cover at the far edge when an element is there, in points.
  package func pinnedExtent(after path: ElementPath) -> Double {
    (ancestors(of: path.section) + [path.section]).reduce(0) { extent, section in
      let footer = ElementPath(section: section, element: .footer)
      return footer != path && isPinned(footer) ? extent + sections[section].footer.size[axis] : extent
    }
  }

  /// Returns the extent that pinned headers cover at the near edge when an element is there, in points.
  package func pinnedExtent(before path: ElementPath) -> Double {
    (ancestors(of: path.section) + [path.section]).reduce(0) { extent, section in
      let header = ElementPath(section: section, element: .header)
      return header != path && isPinned(header) ? extent + sections[section].header.size[axis] : extent
    }
  }

  /// Returns the ancestors of a section, the innermost first.
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
