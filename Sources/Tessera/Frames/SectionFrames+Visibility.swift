import TesseraLayout

/// An element in view, or a section inside in which there may be some.
enum VisiblePart {
  case element(ElementPath.Element)
  case section(Int)
}

extension SectionFrames {
  /// The smallest rectangle around the section and everything that reaches beyond it.
  ///
  /// - Parameter viewport: What decorations of items cannot be larger than, where their size is not fixed.
  func bounds(reaching viewport: Size) -> Rect {
    var bounds = Rect(size: stretchedSize)
    if clip == nil { bounds = bounds.union(body.bounds.offset(by: bodyOrigin)) }
    if let frame = overhangFrame { bounds = bounds.union(frame) }
    for (position, decoration) in declared.decorations.enumerated() {
      bounds =
        decoration.target.isPerItem
        ? bounds.inset(by: decoration.reach(viewport))
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
  func forEachPart(overlapping rect: Rect, viewport: Size, _ visit: (VisiblePart) -> Void) {
    let isInView = Rect(size: size).overlaps(rect)
    if let header = declared.header, frame(of: .header).overlaps(rect) || (header.isPinned && isInView) {
      visit(.element(.header))
    }
    forEachItem(overlapping: rect, viewport: viewport, visit)
    if let footer = declared.footer, frame(of: .footer).overlaps(rect) || (footer.isPinned && isInView) {
      visit(.element(.footer))
    }
    for (position, decoration) in declared.decorations.enumerated() where !decoration.target.isPerItem {
      let element = ElementPath.Element.decoration(position, item: nil)
      if frame(of: element).overlaps(rect) { visit(.element(element)) }
    }
  }

  private func forEachItem(overlapping rect: Rect, viewport: Size, _ visit: (VisiblePart) -> Void) {
    guard let seen = clip.map({ $0.intersection(rect) }) ?? rect else { return }
    let perItem = declared.decorations.enumerated().filter { $0.element.target.isPerItem }
    let reach = perItem.reduce(overhang.reach(around: seen)) { $0.inset(by: $1.element.reach(viewport)) }
    for slot in body.indices(overlapping: reach.offset(by: .zero - bodyOrigin)) {
      if let child = children[slot] {
        visit(.section(child))
      } else if reach == seen || frame(of: .item(slot)).overlaps(seen) {
        visit(.element(.item(slot)))
      }
      for (position, decoration) in perItem where decoration.exists(at: slot, of: items.count) {
        let element = ElementPath.Element.decoration(position, item: slot)
        if frame(of: element).overlaps(seen) { visit(.element(element)) }
      }
    }
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

  /// How far the decoration can reach beyond what it is placed relative to, as insets of at most zero.
  func reach(_ viewport: Size) -> Insets {
    let sizing = cell.sizing
    let width = sizing.width.isFixed ? sizing.size(offered: .zero).width.sanitized : viewport.width
    let height = sizing.height.isFixed ? sizing.size(offered: .zero).height.sanitized : viewport.height
    let x = abs(placement.offset.x.sanitizedDistance) + (placement.horizontal == .stretch ? 0 : width)
    let y = abs(placement.offset.y.sanitizedDistance) + (placement.vertical == .stretch ? 0 : height)
    let insets = placement.insets.sanitized
    return Insets(
      top: min(0, insets.top) - y, left: min(0, insets.left) - x, bottom: min(0, insets.bottom) - y,
      right: min(0, insets.right) - x)
  }
}

extension Dimension {
  /// Whether the side is a number of points.
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}

extension Double {
  /// The distance as one that can be added: not a number becomes zero, the infinite very large.
  fileprivate var sanitizedDistance: Double { isNaN ? 0 : Swift.max(-1e9, Swift.min(self, 1e9)) }
}
