import TesseraLayout

/// Elements in view, or a section inside in which there may be some.
enum VisiblePart {
  case element(ElementPath.Element)
  case items(Range<Int>)
  case section(Int)
}

/// How a rectangle is looked into.
package enum QueryKind {
  /// For what overlaps it.
  case exact
  /// For what layouts want to be there when it is seen: they may have it larger or smaller
  /// (``VisibleInsetLayout``).
  case prepared

  /// How far the edges of the rectangle move inwards for what an arrangement places; nil: not at all.
  func insets(of body: Arrangement) -> Insets? {
    body.hasVisibleInsets && self == .prepared ? body.visibleInsets : nil
  }
}

extension SectionFrames {
  /// Whether something of the section may be in a rectangle.
  ///
  /// - Parameter viewport: How much can be seen at once; see ``reach(of:_:)``.
  func mayShow(_ rect: Rect, viewport: Size) -> Bool {
    Rect(size: stretchedSize).overlaps(rect) || bounds(reaching: viewport).overlaps(rect)
  }

  /// The smallest rectangle around the section and everything that reaches beyond it, and around where it is looked for.
  ///
  /// - Parameter viewport: How much can be seen at once; see ``reach(of:_:)``.
  func bounds(reaching viewport: Size) -> Rect {
    var bounds = Rect(size: stretchedSize)
    var inside = clip ?? body.bounds.offset(by: bodyOrigin)
    if let frame = overhangFrame { inside = inside.union(frame) }
    if body.hasVisibleInsets { inside = inside.inset(by: body.visibleInsets.seenFromInside) }
    bounds = bounds.union(inside)
    for (position, decoration) in declared.decorations.enumerated() {
      bounds =
        decoration.target.isPerItem
        ? bounds.inset(by: reach(of: decoration, viewport))
        : bounds.union(frame(of: .decoration(position, item: nil)))
    }
    return bounds
  }

  /// What sections inside take, if anything of them sticks out of its slot.
  private var overhangFrame: Rect? {
    guard overhang != Overhang(), clip == nil else { return nil }
    return overhang.grown(body.bounds.offset(by: bodyOrigin))
  }

  /// Calls back with every part that overlaps a rectangle: the header, what stands in the section, the footer, the
  /// decorations. Pinned ones are there whenever the section is in view.
  func forEachPart(
    overlapping rect: Rect, viewport: Size, _ query: QueryKind, _ visit: (VisiblePart) -> Void
  ) {
    if isInView(.header, declared.header, rect) { visit(.element(.header)) }
    forEachItem(overlapping: rect, viewport: viewport, query, visit)
    if declared.placeholder != nil, frame(of: .placeholder).overlaps(rect) { visit(.element(.placeholder)) }
    if isInView(.footer, declared.footer, rect) { visit(.element(.footer)) }
    for (position, decoration) in declared.decorations.enumerated() where !decoration.target.isPerItem {
      let element = ElementPath.Element.decoration(position, item: nil)
      if frame(of: element).overlaps(rect) { visit(.element(element)) }
    }
  }

  /// Whether a header or footer overlaps a rectangle; if it is pinned, whether its section does.
  private func isInView(
    _ element: ElementPath.Element, _ supplementary: Supplementary?, _ rect: Rect
  ) -> Bool {
    guard let supplementary else { return false }
    return frame(of: element).overlaps(rect) || (supplementary.isPinned && Rect(size: size).overlaps(rect))
  }

  /// The part of a rectangle in which items, or what is in sections inside, are looked for; nil where none are.
  @inline(__always)
  func seenPart(of rect: Rect, _ query: QueryKind) -> Rect? {
    guard let insets = query.insets(of: body) else { return clip.map { $0.intersection(rect) } ?? rect }
    guard let part = rect.visiblePart(insetBy: insets) else { return nil }
    return clip.map { clip in clip.visiblePart(insetBy: insets).flatMap { $0.intersection(part) } } ?? part
  }

  private func forEachItem(
    overlapping rect: Rect, viewport: Size, _ query: QueryKind, _ visit: (VisiblePart) -> Void
  ) {
    guard let seen = seenPart(of: rect, query) else { return }
    var perItem: [(offset: Int, element: Decoration)] = []
    var reach = overhang.reach(around: seen)
    for (position, decoration) in declared.decorations.enumerated() where decoration.target.isPerItem {
      perItem.append((position, decoration))
      reach = reach.inset(by: self.reach(of: decoration, viewport))
    }
    var search = SlotSearch()
    swap(&search, &self.search)
    search.find(in: body, overlapping: reach.offset(by: .zero - bodyOrigin))
    if children.isEmpty, perItem.isEmpty, reach == seen {
      for items in search.slots { visit(.items(items)) }
    } else {
      forEachItem(of: search.slots.joined(), in: seen, isExact: reach == seen, perItem, visit)
    }
    swap(&search, &self.search)
  }

  /// Calls back with what is seen of some items, and of what belongs to them.
  ///
  /// - Parameter isExact: Whether these are the items that are seen, and not also some that are only near.
  private func forEachItem(
    of found: some Sequence<Int>, in seen: Rect, isExact: Bool,
    _ perItem: [(offset: Int, element: Decoration)],
    _ visit: (VisiblePart) -> Void
  ) {
    // Which items are there the layout decides; farther out it is asked for what reaches into view.
    let seenItems =
      isExact
      ? nil : Set(body.indices(overlapping: body.query(finding: seen.offset(by: .zero - bodyOrigin))))
    for slot in found {
      if let child = children[slot] {
        visit(.section(child))
      } else if seenItems?.contains(slot) ?? true {
        visit(.element(.item(slot)))
      }
      for (position, decoration) in perItem where decoration.exists(at: slot, of: items.count) {
        let element = ElementPath.Element.decoration(position, item: slot)
        if frame(of: element).overlaps(seen) { visit(.element(element)) }
      }
    }
  }

  /// How far a decoration of items can reach beyond them, as insets of at most zero: never less than it does, so that
  /// it is found.
  ///
  /// An item is taken to be as large as the largest one, and no smaller than the viewport.
  private func reach(of decoration: Decoration, _ viewport: Size) -> Insets {
    let (sizing, placement) = (decoration.cell.sizing, decoration.placement)
    let item = viewport.enclosing(items.largestSize)
    var size = sizing.size(offered: item, measured: item.enclosing(largestDecoration))
    if !sizing.width.isFixed { size.width = max(size.width, item.width) }
    if !sizing.height.isFixed { size.height = max(size.height, item.height) }
    let x = abs(placement.offset.x.limited) + (placement.horizontal == .stretch ? 0 : size.width)
    let y = abs(placement.offset.y.limited) + (placement.vertical == .stretch ? 0 : size.height)
    let insets = placement.insets.sanitized
    return Insets(
      top: min(0, insets.top) - y, left: min(0, insets.left) - x, bottom: min(0, insets.bottom) - y,
      right: min(0, insets.right) - x)
  }
}

extension Insets {
  /// How far frames may lie outside for a rectangle to find them whose edges move inwards by these distances.
  fileprivate var seenFromInside: Insets {
    Insets(top: min(0, bottom), left: min(0, right), bottom: min(0, top), right: min(0, left))
  }
}

extension Decoration {
  /// Whether there is one at an item.
  func exists(at item: Int, of count: Int) -> Bool {
    switch target {
    case .section, .items: false
    case .eachItem: true
    case .betweenItems: item + 1 < count
    }
  }
}

extension Dimension {
  /// Whether the side is a number of points.
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}
