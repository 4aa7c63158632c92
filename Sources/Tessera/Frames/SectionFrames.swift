import TesseraLayout

/// Where everything of one section is, in the section's own coordinates: header, items or sections inside, footer.
///
/// The three stand one after the other along the axis of the collection. A section that scrolls by itself shows a
/// window of its items.
struct SectionFrames<H: Host> {
  let items: SectionItems<H>
  let axis: Axis
  /// The room that the section was offered; nil before it is laid out.
  private(set) var room: SectionRoom?
  /// The items or the sections inside.
  private(set) var body = Arrangement(count: 0, contentSize: .zero)
  private(set) var header = Supplement<H>()
  private(set) var footer = Supplement<H>()
  /// How far the items are scrolled, where they scroll by themselves.
  private(set) var scrollOffset = 0.0
  /// The sections inside by their slots: those that were declared, or the groups that are looked into.
  var children: [Int: Int]
  /// How far what is in sections inside reaches beyond their slots.
  var overhang = Overhang()
  /// The items as they were placed before, if that may still be of use.
  private var carried: CarriedBody?
  /// What measuring decorations gave.
  var measuredDecorations: [ElementPath.Element: MeasuredSize<H>] = [:]

  /// A section that is not laid out yet.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - axis: The axis along which the collection scrolls.
  ///   - children: The sections inside by their slots.
  init(_ items: SectionItems<H>, axis: Axis, children: [Int: Int] = [:]) {
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
  ///   - splices: What has changed among the items; nil where they have to be asked again.
  mutating func adopt(_ old: SectionFrames, hasSameExtent: Bool, splices: [ItemSplice]?) {
    scrollOffset = old.scrollOffset
    guard hasSameExtent else { return }
    header.measured = old.header.measured
    footer.measured = old.footer.measured
    // Sections inside are laid out when their layout asks for their sizes: it has to.
    guard let splices, let room = old.room, old.items.section.children.isEmpty,
      items.section.children.isEmpty, old.declared.layout == declared.layout,
      old.declared.scrollAxis == declared.scrollAxis
    else { return }
    carried = CarriedBody(
      body: old.body, room: room, visibleSize: old.items.visibleSize, splices: splices)
  }

  /// The section as it was declared.
  var declared: Section<H> { items.section.section }

  /// Lays the section out.
  ///
  /// - Parameters:
  ///   - room: What it is offered.
  ///   - viewport: How much of the collection can be seen at once.
  ///   - arrange: Places the items or the sections inside in a container.
  mutating func layOut(in room: SectionRoom, viewport: Size, arrange: (Size) -> Arrangement) {
    self.room = room
    var container = room.container
    if let axis = declared.scrollAxis { container[axis] = Size.largestExtent }
    items.prepare(for: room.container.bounded(by: viewport), axis: axis)
    header.size = header.size(of: declared.header, offered: items.visibleSize)
    footer.size = footer.size(of: declared.footer, offered: items.visibleSize)
    body = carried?.body(in: room, items) ?? arrange(container)
    carried = nil
    limitScroll()
  }

  /// Takes another arrangement of the same items over.
  mutating func setBody(_ body: Arrangement) {
    self.body = body
    limitScroll()
  }
}

/// Items as they were placed before their section changed.
private struct CarriedBody {
  let body: Arrangement
  let room: SectionRoom
  let visibleSize: Size
  let splices: [ItemSplice]

  /// The items as they are placed now; nil where their layout has to arrange them anew.
  func body<H: Host>(in room: SectionRoom, _ items: SectionItems<H>) -> Arrangement? {
    guard room == self.room, items.visibleSize == visibleSize else { return nil }
    return splices.isEmpty ? body : body.replacing(splices, with: items)
  }
}

/// The room that a section is offered, and what of its size is decided already.
struct SectionRoom: Hashable {
  /// The extents that the section could take, in points; a side may have no end.
  var container: Size
  /// The extents that the section has at least.
  var least = Size.zero
  /// The width, where the content does not decide it.
  var width: Double?
  /// The height, where the content does not decide it.
  var height: Double?
}

extension SectionRoom {
  /// The extent along an axis, where the content does not decide it.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A header or footer: its size, and what measuring it gave.
struct Supplement<H: Host> {
  var size = Size.zero
  var measured: MeasuredSize<H>?

  /// How large it is where a room is offered.
  func size(of supplementary: Supplementary<H>?, offered: Size) -> Size {
    guard let supplementary else { return .zero }
    let size = supplementary.cell.sizing.size(offered: offered, measured: measured?.size)
    return Size(width: size.width.sanitized, height: size.height.sanitized)
  }
}

// MARK: - Frames

extension SectionFrames {
  /// The extent of the section.
  var size: Size {
    var natural = Size.zero
    natural[axis] = header.size[axis] + body.contentSize[axis] + footer.size[axis]
    natural[axis.cross] = max(header.size[axis.cross], body.contentSize[axis.cross], footer.size[axis.cross])
    guard let room else { return natural }
    // What does not scroll by itself is not cut off either: the section grows with it.
    if let scrolling = declared.scrollAxis {
      natural[scrolling] = min(natural[scrolling], room.container[scrolling])
    }
    return Size(
      width: room.width ?? max(room.least.width, natural.width),
      height: room.height ?? max(room.least.height, natural.height))
  }

  /// The part of the section in which items are.
  var window: Rect {
    var window = Rect(origin: .zero, size: size)
    window.origin[axis] = header.size[axis]
    window.size[axis] = max(0, size[axis] - header.size[axis] - footer.size[axis])
    return window
  }

  /// Where the body's coordinates begin.
  var bodyOrigin: Point {
    var origin = Point.zero
    origin[axis] = header.size[axis]
    if let scrolling = declared.scrollAxis { origin[scrolling] -= scrollOffset }
    return origin
  }

  /// What cuts items off; nil where nothing does.
  var clip: Rect? { farthestScroll > 0 ? window : nil }

  /// The frame of a part.
  func frame(of element: ElementPath.Element) -> Rect {
    switch element {
    case .header: return Rect(size: header.size)
    case .item(let item): return body.frame(at: item).offset(by: bodyOrigin)
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
      return decoration.attachment.frame(size: size.sanitized, in: target)
    }
  }

  /// What a decoration is placed relative to.
  func target(of decoration: Decoration<H>, _ item: Int?) -> Rect {
    if let item { return frame(of: .item(item)) }
    return decoration.target == .items ? window : Rect(size: size)
  }
}

// MARK: - Scrolling

extension SectionFrames {
  /// The farthest that the items can be scrolled.
  var farthestScroll: Double {
    guard let scrolling = declared.scrollAxis else { return 0 }
    let rest = body.contentSize[scrolling] - window.size[scrolling]
    // Layouts round to parts of points; what rounding has added is nothing to scroll to.
    return rest > 0.01 ? rest : 0
  }

  /// Scrolls the items, as far as they go.
  mutating func scroll(to offset: Double) {
    scrollOffset = offset
    limitScroll()
  }

  private mutating func limitScroll() { scrollOffset = max(0, min(scrollOffset, farthestScroll)) }
}

// MARK: - Measuring

extension SectionFrames {
  /// How large a part is declared to be.
  func sizing(of element: ElementPath.Element) -> Sizing? {
    switch element {
    case .header: declared.header?.cell.sizing
    case .item(let item): items.sizing(at: item)
    case .footer: declared.footer?.cell.sizing
    case .decoration(let position, _):
      declared.decorations.indices.contains(position) ? declared.decorations[position].cell.sizing : nil
    }
  }

  /// What measuring a part gave.
  func measured(_ element: ElementPath.Element) -> MeasuredSize<H>? {
    switch element {
    case .header: header.measured
    case .item(let item): items.measured[item]
    case .footer: footer.measured
    case .decoration: measuredDecorations[element]
    }
  }

  /// The room that is offered when a part is measured; nil where its size is not estimated.
  func offer(to element: ElementPath.Element) -> Size? {
    guard let sizing = sizing(of: element), sizing.isEstimated else { return nil }
    if case .decoration(let position, let item) = element {
      return target(of: declared.decorations[position], item).size
    }
    // A side that is measured may take all there is, within its limits.
    var room = sizing.measuringRoom(offered: items.visibleSize)
    if !sizing.width.isEstimated { room.width = frame(of: element).width }
    if !sizing.height.isEstimated { room.height = items.visibleSize.height }
    return room
  }

  /// Takes a measured size over; false where the items have to be arranged anew.
  ///
  /// - Complexity: O(log *n*) where the layout can change one size in place.
  mutating func setMeasured(_ measured: MeasuredSize<H>, for element: ElementPath.Element) -> Bool {
    defer { limitScroll() }
    switch element {
    case .header:
      header.measured = measured
      header.size = header.size(of: declared.header, offered: items.visibleSize)
    case .footer:
      footer.measured = measured
      footer.size = footer.size(of: declared.footer, offered: items.visibleSize)
    case .decoration: measuredDecorations[element] = measured
    case .item(let item):
      let frame = body.frame(at: item).size
      let offered = Size(width: frame.width, height: items.visibleSize.height)
      let before = items.size(at: item, offered: offered)
      items.setMeasured(measured, at: item)
      let after = items.size(at: item, offered: offered)
      guard after != before else { return true }
      // A side that was not measured is what the layout made of it; one that follows the other needs the layout.
      let sizing = items.sizing(at: item)
      let size = Size(
        width: sizing.width.isEstimated ? after.width : frame.width,
        height: sizing.height.isEstimated ? after.height : frame.height)
      return !sizing.width.followsOther && !sizing.height.followsOther && body.resize(at: item, to: size)
    }
    return true
  }
}

extension Double {
  /// The extent as one that can be laid out: not a number and negative become zero, the infinite becomes very large.
  var sanitized: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e9)) }
}
