import TesseraLayout

/// Where everything of one section is, in the section's own coordinates: header, items or sections inside, footer.
///
/// The three stand one after the other along the axis of the collection. A section that scrolls by itself shows a
/// window of its items. A class, because it is looked at for everything on screen: a copy would cost more than the look.
package final class SectionFrames {
  package let items: SectionItems
  package let axis: Axis
  /// The room that the section was offered; nil before it is laid out.
  @exclusivity(unchecked) package private(set) var room: SectionRoom?
  /// The items or the sections inside.
  @exclusivity(unchecked) package private(set) var body = Arrangement(count: 0, contentSize: .zero)
  var header = SupplementaryFrame()
  var footer = SupplementaryFrame()
  /// What stands where the items would.
  var placeholder = SupplementaryFrame()
  /// How large the section's slot is in the layout around it; nil: as large as the section.
  var slotSize: Size?
  /// How far the items are scrolled, where they scroll by themselves.
  var position = StripPosition.start
  /// How far fingers pull the items beyond their end, or with a minus beyond their start, in points.
  @exclusivity(unchecked) package var pull = 0.0
  /// The sections inside by their slots: those that were declared, or the groups that are looked into.
  @exclusivity(unchecked) package var children: [Int: Int]
  /// How far what is in sections inside reaches beyond their slots.
  @exclusivity(unchecked) package var overhang = Overhang()
  #if hasFeature(Embedded)
  /// False: rows of several kinds are asked each time.
  var hasUnaskedSizes: Bool { false }
  #else
  /// Whether the sizes of some items were taken over from an older version without asking them, because their elements are the
  /// same. A row may depend on more than its element; so each is looked at when its cell is made for the screen, and where
  /// one is or may be of another size, all are asked. See ``CollectionFrames/isSized(_:as:shown:)``.
  private(set) var hasUnaskedSizes = false
  #endif
  /// The items as they were placed before, where that may still be of use; what is likely to cost less comes first.
  private var carried: [CarriedBody] = []
  /// The search for items in view.
  var search = SlotSearch()
  /// What measuring decorations gave.
  var measuredDecorations: [ElementPath.Element: MeasuredSize] = [:]
  /// The largest extents among them, at some time.
  var largestDecoration = Size.zero

  /// A section that is not laid out yet.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - axis: The axis along which the collection scrolls.
  ///   - children: The sections inside by their slots.
  package init(_ items: SectionItems, axis: Axis, children: [Int: Int] = [:]) {
    self.items = items
    self.axis = axis
    self.children = children
  }

  /// Takes over from the same section before: its scroll position, and as long as these may hold, what measuring its
  /// header and footer gave and where its items are.
  ///
  /// - Parameters:
  ///   - old: The section before.
  ///   - hasSameExtent: Whether the viewport is as wide as it was.
  ///   - changes: What has changed among the items; nil where they have to be asked again.
  func adopt(_ old: SectionFrames, hasSameExtent: Bool, changes: SizeChanges?) {
    // Which slots hold the place now is for those to say who know what has become of them.
    if case .start = old.position {} else { position = .offset(old.wantedOffset) }
    pull = old.pull
    guard hasSameExtent else { return }
    header.measured = old.header.measured
    footer.measured = old.footer.measured
    placeholder.measured = old.placeholder.measured
    // Sections inside are laid out when their layout asks for their sizes: it has to.
    guard var changes, let room = old.room, old.items.section.children.isEmpty,
      items.section.children.isEmpty, old.declared.layout == declared.layout,
      old.declared.scrollAxis == declared.scrollAxis
    else { return }
    items.noteLargest(old.items.largestSize)
    changes.areOnTrust = changes.areOnTrust || old.hasUnaskedSizes
    carried.append(CarriedBody(of: old, in: room, .changes(changes)))
  }

  /// Takes over where the items of this very section are when nothing of it is measured; comes before what was taken over
  /// from another one if fewer items are measured than have changed.
  func adopt(prepared other: SectionFrames, changing changedCount: Int?) {
    guard let room = other.room, items.section.children.isEmpty, children.isEmpty else { return }
    items.noteLargest(other.items.largestSize)
    let isFirst = changedCount.map { $0 > items.measured.count } ?? true
    carried.insert(
      CarriedBody(of: other, in: room, .measured), at: isFirst ? 0 : carried.count)
  }

  /// The section as it was declared.
  package var declared: DeclaredSection { items.section.section }

  /// Lays the section out.
  ///
  /// - Parameters:
  ///   - room: What it is offered.
  ///   - arrange: Places the items or the sections inside in a container.
  func layOut(in room: SectionRoom, arrange: (Size) -> Arrangement) {
    self.room = room
    var container = room.container
    header.size = header.size(of: declared.header?.cell, offered: seen)
    footer.size = footer.size(of: declared.footer?.cell, offered: seen)
    let itemRoom = itemRoom(in: room)
    if let axis = declared.scrollAxis { container[axis] = Size.largestExtent }
    items.prepare(for: itemRoom, axis: axis)
    carried = declared.placeholder == nil ? carried : []
    placeholder.size = placeholder.size(of: declared.placeholder?.cell, offered: itemRoom.seen)
    var kept: (body: Arrangement, isOnTrust: Bool)?
    for candidate in carried where kept == nil {
      kept = candidate.body(in: room, items, scrolling: axis).map { ($0, candidate.isOnTrust) }
    }
    #if !hasFeature(Embedded)
    hasUnaskedSizes = kept?.isOnTrust ?? false
    #endif
    body = kept?.body ?? arrange(container)
    carried = []
  }
}

// MARK: - Frames

extension SectionFrames {
  /// The extent of the section.
  package var size: Size {
    var natural = Size.zero
    natural[axis] = header.size[axis] + contentSize[axis] + footer.size[axis]
    natural[axis.cross] = max(header.size[axis.cross], contentSize[axis.cross], footer.size[axis.cross])
    guard let room else { return natural }
    // What does not scroll by itself is not cut off either: the section grows with it.
    if let scrolling = declared.scrollAxis {
      natural[scrolling] = min(natural[scrolling], room.container[scrolling])
    }
    return Size(
      width: room.width ?? max(room.least.width, natural.width),
      height: room.height ?? max(room.least.height, natural.height))
  }

  /// The extent of the items, or of what stands in their place.
  private var contentSize: Size { declared.placeholder == nil ? body.contentSize : placeholder.size }

  /// The part of the section in which items are.
  package var window: Rect {
    var window = Rect(origin: .zero, size: size)
    window.origin[axis] = header.size[axis]
    window.size[axis] = max(0, size[axis] - header.size[axis] - footer.size[axis])
    return window
  }

  /// Where the body's coordinates begin.
  package var bodyOrigin: Point {
    var origin = Point.zero
    origin[axis] = header.size[axis]
    if let scrolling = declared.scrollAxis { origin[scrolling] -= scrollOffset + pull }
    return origin
  }

  /// What cuts items off; nil where nothing does.
  package var clip: Rect? { farthestScroll > 0 ? window : nil }

  /// The frame of a part.
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

  /// The extent of the section, or that of its slot where this is larger.
  var stretchedSize: Size {
    let slot = slotSize ?? .zero
    return Size(width: max(size.width, slot.width), height: max(size.height, slot.height))
  }

  /// What a decoration is placed relative to.
  func target(of decoration: Decoration, _ item: Int?) -> Rect {
    if let item { return frame(of: .item(item)) }
    return decoration.target == .items ? window : Rect(size: stretchedSize)
  }
}
