import TesseraLayout

/// The frames of one section in its own coordinates: header, items or child sections, footer.
///
/// The three follow one another along the axis of the collection. A scrolling section shows a part of its
/// items. A class, because it is accessed for everything on screen, and a copy would cost more than the
/// access.
package final class SectionFrames {
  package let items: SectionItems
  package let axis: Axis
  /// The constraints for which the section was laid out; `nil` before that.
  @exclusivity(unchecked) package private(set) var constraints: SectionConstraints?
  /// The arrangement of the items or the child sections.
  @exclusivity(unchecked) package private(set) var body = Arrangement(count: 0, contentSize: .zero)
  var header = SupplementaryFrame()
  var footer = SupplementaryFrame()
  var placeholder = SupplementaryFrame()
  /// The size of the section's slot in the layout around it; `nil` if it is that of the section.
  var slotSize: Size?
  /// The scroll position of the items, if they scroll by themselves.
  var position = SectionScrollPosition.start
  /// The distance by which the user pulls the items beyond their end, in points; negative beyond their start.
  @exclusivity(unchecked) package var pull = 0.0
  /// The child sections by their slots: those that were declared, or the open groups.
  @exclusivity(unchecked) package var children: [Int: Int]
  /// The distance by which the contents of child sections extend beyond their slots.
  @exclusivity(unchecked) package var overhang = Overhang()
  #if hasFeature(Embedded)
  /// Always `false`: rows of several kinds are queried each time.
  var hasAssumedSizes: Bool { false }
  #else
  /// Whether the sizes of some items were assumed to be those of an older version without querying them,
  /// because their elements are the same.
  ///
  /// A row may depend on more than its element. So each is checked when its cell is made for the screen, and
  /// if one has or may have another size, all are queried. See ``CollectionFrames/isSized(_:as:shown:)``.
  private(set) var hasAssumedSizes = false
  #endif
  /// Previous arrangements that may be reused, those that are likely to cost less first.
  private var reusableArrangements: [ReusedArrangement] = []
  var search = SlotSearch()
  /// The measured sizes of decorations.
  var measuredDecorations: [ElementPath.Element: MeasuredSize] = [:]
  /// The maximum extents among these sizes so far.
  var largestDecoration = Size.zero

  /// Creates a section that is not laid out yet.
  ///
  /// - Parameter children: The child sections by their slots.
  package init(_ items: SectionItems, axis: Axis, children: [Int: Int] = [:]) {
    self.items = items
    self.axis = axis
    self.children = children
  }

  #if !hasFeature(Embedded)
  /// Releases a large arrangement in the background if the content was created there: releasing the tree of a
  /// million rows of several sizes takes a millisecond.
  deinit {
    let runs = declared.runs.lazy.filter { $0.isReleasedInBackground }
    if runs.contains(where: { $0.uniformSizing == nil }) { releaseInBackground(body) }
  }
  #endif

  /// Takes over the scroll position of a previous version of the section. If they may still be valid, it also
  /// takes over the measured sizes of header and footer, and the arrangement of the items.
  ///
  /// - Parameters:
  ///   - old: The previous version.
  ///   - hasSameExtent: Whether the viewport is as wide as it was.
  ///   - changes: The changes of the items; `nil` if they have to be queried again.
  func reuse(_ old: SectionFrames, hasSameExtent: Bool, changes: SizeChanges?) {
    // The caller has to find the slot that holds the position now.
    if case .start = old.position {} else { position = .offset(old.wantedOffset) }
    pull = old.pull
    guard hasSameExtent else { return }
    header.measured = old.header.measured
    footer.measured = old.footer.measured
    placeholder.measured = old.placeholder.measured
    // Child sections are laid out when their layout queries their sizes, so it has to run.
    guard var changes, let constraints = old.constraints, old.items.section.children.isEmpty,
      items.section.children.isEmpty, old.declared.layout == declared.layout,
      old.declared.scrollAxis == declared.scrollAxis
    else { return }
    items.updateLargest(old.items.largestSize)
    changes.areAssumed = changes.areAssumed || old.hasAssumedSizes
    reusableArrangements.append(ReusedArrangement(of: old, in: constraints, .changes(changes)))
  }

  /// Takes over the arrangement of this section without measured items. It comes before the arrangement of a
  /// previous version if fewer items are measured than have changed.
  func reuse(prepared other: SectionFrames, changing changedCount: Int?) {
    guard let constraints = other.constraints, items.section.children.isEmpty, children.isEmpty else {
      return
    }
    items.updateLargest(other.items.largestSize)
    let isFirst = changedCount.map { $0 > items.measured.count } ?? true
    reusableArrangements.insert(
      ReusedArrangement(of: other, in: constraints, .measured), at: isFirst ? 0 : reusableArrangements.count)
  }

  /// Returns whether the arrangement of this prepared section holds without measured items, in the constraints
  /// of a previous version.
  func isComplete(besides measured: MeasuredSizes, like old: SectionFrames) -> Bool {
    constraints != nil && constraints == old.constraints && measured.isEmpty
  }

  package var declared: DeclaredSection { items.section.section }

  /// Lays out the section.
  ///
  /// - Parameter arrange: Places the items or the child sections in a container.
  func layOut(in constraints: SectionConstraints, arrange: (Size) -> Arrangement) {
    self.constraints = constraints
    var container = constraints.container
    header.size = header.size(of: declared.header?.cell, offered: visibleSize)
    footer.size = footer.size(of: declared.footer?.cell, offered: visibleSize)
    let itemConstraints = itemConstraints(in: constraints)
    if let axis = declared.scrollAxis { container[axis] = Size.largestExtent }
    items.prepare(for: itemConstraints, axis: axis)
    reusableArrangements = declared.placeholder == nil ? reusableArrangements : []
    placeholder.size = placeholder.size(of: declared.placeholder?.cell, offered: itemConstraints.visibleSize)
    var kept: (body: Arrangement, isAssumed: Bool)?
    for candidate in reusableArrangements where kept == nil {
      kept = candidate.body(in: constraints, items, scrolling: axis).map { ($0, candidate.isAssumed) }
    }
    #if !hasFeature(Embedded)
    hasAssumedSizes = kept?.isAssumed ?? false
    #endif
    body = kept?.body ?? arrange(container)
    reusableArrangements = []
  }
}

// MARK: - Frames

extension SectionFrames {
  /// The size of the section, in points.
  package var size: Size {
    var natural = Size.zero
    natural[axis] = header.size[axis] + contentSize[axis] + footer.size[axis]
    natural[axis.cross] = max(header.size[axis.cross], contentSize[axis.cross], footer.size[axis.cross])
    guard let constraints else { return natural }
    // A section that does not scroll by itself is not clipped either: it grows with its contents.
    if let scrolling = declared.scrollAxis {
      natural[scrolling] = min(natural[scrolling], constraints.container[scrolling])
    }
    return Size(
      width: constraints.width ?? max(constraints.minimumSize.width, natural.width),
      height: constraints.height ?? max(constraints.minimumSize.height, natural.height))
  }

  /// The size of the items, or of the placeholder in their place.
  private var contentSize: Size { declared.placeholder == nil ? body.contentSize : placeholder.size }

  /// The part of the section that contains the items.
  package var window: Rect {
    var window = Rect(origin: .zero, size: size)
    window.origin[axis] = header.size[axis]
    window.size[axis] = max(0, size[axis] - header.size[axis] - footer.size[axis])
    return window
  }

  /// The origin of the body's coordinates.
  package var bodyOrigin: Point {
    var origin = Point.zero
    origin[axis] = header.size[axis]
    if let scrolling = declared.scrollAxis { origin[scrolling] -= scrollOffset + pull }
    return origin
  }

  /// The rectangle that clips items; `nil` if nothing does.
  package var clip: Rect? { farthestScroll > 0 ? window : nil }

  package func frame(of element: ElementPath.Element) -> Rect {
    switch element {
    case .header: return Rect(size: header.size)
    case .item(let item): return body.frame(at: item).offset(by: bodyOrigin)
    case .placeholder: return placeholderFrame
    case .footer:
      var frame = Rect(size: footer.size)
      frame.origin[axis] = max(0, size[axis] - footer.size[axis])
      return frame
    case .decoration(let position, let item):
      guard declared.decorations.indices.contains(position) else { return .zero }
      let decoration = declared.decorations[position]
      let target = target(of: decoration, item)
      let measured = measuredDecorations[element]?.size
      let size = decoration.cell.sizing.size(offered: target.size, measured: measured)
      return decoration.placement.frame(size: size.sanitized, in: target)
    }
  }

  /// The size of the section, or that of its slot if it is larger.
  var stretchedSize: Size {
    let slot = slotSize ?? .zero
    return Size(width: max(size.width, slot.width), height: max(size.height, slot.height))
  }

  /// Returns the rectangle to which a decoration is relative.
  func target(of decoration: Decoration, _ item: Int?) -> Rect {
    if let item { return frame(of: .item(item)) }
    return decoration.target == .items ? window : Rect(size: stretchedSize)
  }
}
