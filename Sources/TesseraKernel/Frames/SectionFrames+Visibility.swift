import TesseraLayout

/// Visible elements, or a child section that may contain some.
enum VisiblePart {
  case element(ElementPath.Element)
  case items(Range<Int>)
  case section(Int)
}

/// The purpose of a search in a rectangle.
package enum QueryKind {
  /// A search for elements that overlap the rectangle.
  case exact
  /// A search for elements that layouts want to be present when the rectangle is visible. Layouts may enlarge
  /// or reduce it (``VisibleInsetLayout``).
  case prepared

  /// Returns the insets of the rectangle for an arrangement; `nil` if there are none.
  func insets(of body: Arrangement) -> Insets? {
    body.hasVisibleInsets && self == .prepared ? body.visibleInsets : nil
  }
}

extension SectionFrames {
  /// Returns whether the section may be visible in a rectangle; see ``reach(of:_:)`` for the visible size.
  func mayShow(_ rect: Rect, viewport: Size) -> Bool {
    Rect(size: stretchedSize).overlaps(rect) || bounds(reaching: viewport).overlaps(rect)
  }

  /// Returns the smallest rectangle around the section, everything that extends beyond it, and the area in
  /// which it is searched for.
  ///
  /// - Parameter viewport: The visible size; see ``reach(of:_:)``.
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

  /// The bounds of the child sections; `nil` if none extends beyond its slot.
  private var overhangFrame: Rect? {
    guard overhang != Overhang(), clip == nil else { return nil }
    return overhang.grown(body.bounds.offset(by: bodyOrigin))
  }

  /// Calls a closure with every part that overlaps a rectangle; with pinned ones if the section is visible.
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

  /// Returns whether a header or footer overlaps a rectangle; if it is pinned, whether its section does.
  private func isInView(
    _ element: ElementPath.Element, _ supplementary: Supplementary?, _ rect: Rect
  ) -> Bool {
    guard let supplementary else { return false }
    return frame(of: element).overlaps(rect) || (supplementary.isPinned && Rect(size: size).overlaps(rect))
  }

  /// Returns the part of a rectangle in which items or child sections are searched for; `nil` if none is.
  @inline(__always)
  func visiblePart(of rect: Rect, _ query: QueryKind) -> Rect? {
    guard let insets = query.insets(of: body) else { return clip.map { $0.intersection(rect) } ?? rect }
    guard let part = rect.visiblePart(insetBy: insets) else { return nil }
    return clip.map { clip in clip.visiblePart(insetBy: insets).flatMap { $0.intersection(part) } } ?? part
  }

  private func forEachItem(
    overlapping rect: Rect, viewport: Size, _ query: QueryKind, _ visit: (VisiblePart) -> Void
  ) {
    guard let visibleRect = visiblePart(of: rect, query) else { return }
    var perItem: [(offset: Int, element: Decoration)] = []
    var reach = overhang.reach(around: visibleRect)
    for (position, decoration) in declared.decorations.enumerated() where decoration.target.isPerItem {
      perItem.append((position, decoration))
      reach = reach.inset(by: self.reach(of: decoration, viewport))
    }
    var search = SlotSearch()
    swap(&search, &self.search)
    search.find(in: body, overlapping: reach.offset(by: .zero - bodyOrigin))
    if children.isEmpty, perItem.isEmpty, reach == visibleRect {
      for items in search.slots { visit(.items(items)) }
    } else {
      forEachItem(of: search.slots.joined(), in: visibleRect, isExact: reach == visibleRect, perItem, visit)
    }
    swap(&search, &self.search)
  }

  /// Calls a closure with the visible ones of some items and of their decorations.
  ///
  /// - Parameter isExact: Whether exactly the visible items are given, without others nearby.
  private func forEachItem(
    of found: some Sequence<Int>, in visibleRect: Rect, isExact: Bool,
    _ perItem: [(offset: Int, element: Decoration)],
    _ visit: (VisiblePart) -> Void
  ) {
    // The layout decides which items are present. Farther out it is queried for decorations that extend into
    // view.
    let visibleItems =
      isExact
      ? nil : Set(body.indices(overlapping: body.query(finding: visibleRect.offset(by: .zero - bodyOrigin))))
    for slot in found {
      if let child = children[slot] {
        visit(.section(child))
      } else if visibleItems?.contains(slot) ?? true {
        visit(.element(.item(slot)))
      }
      for (position, decoration) in perItem where decoration.exists(at: slot, of: items.count) {
        let element = ElementPath.Element.decoration(position, item: slot)
        if frame(of: element).overlaps(visibleRect) { visit(.element(element)) }
      }
    }
  }

  /// Returns the maximum distance by which a decoration of items can extend beyond them, as insets of at most
  /// zero. It is never too small, so that the decoration is found.
  ///
  /// An item is assumed to be as large as the largest one, and no smaller than the viewport.
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
  /// The insets, at most zero, of the area in which frames are found by a rectangle with these insets.
  fileprivate var seenFromInside: Insets {
    Insets(top: min(0, bottom), left: min(0, right), bottom: min(0, top), right: min(0, left))
  }
}

extension Decoration {
  func exists(at item: Int, of count: Int) -> Bool {
    switch target {
    case .section, .items: false
    case .eachItem: true
    case .betweenItems: item + 1 < count
    }
  }
}

extension Dimension {
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}
