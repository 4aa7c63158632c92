import TesseraLayout

/// Where everything of one section is, in the section's own coordinates: header, items, footer.
struct SectionFrames<H: Host> {
  let items: SectionItems<H>
  let container: Size
  private(set) var body: Arrangement
  private(set) var header: Supplement
  private(set) var footer: Supplement

  /// A header or footer: its size, and what measuring it gave.
  struct Supplement {
    var size: Size
    var measured: MeasuredSize<H>?
  }

  /// Lays a section out.
  init(
    _ items: SectionItems<H>, container: Size, header: MeasuredSize<H>? = nil,
    footer: MeasuredSize<H>? = nil
  ) {
    self.items = items
    self.container = container
    body = items.section.section.layout.arrange(items, in: container)
    self.header = SectionFrames.supplement(items.section.section.header, header, container)
    self.footer = SectionFrames.supplement(items.section.section.footer, footer, container)
  }

  /// The extent of the section.
  var size: Size {
    Size(
      width: max(header.size.width, body.contentSize.width, footer.size.width),
      height: header.size.height + body.contentSize.height + footer.size.height)
  }

  /// The smallest rectangle around the section and everything that reaches beyond it.
  var bounds: Rect {
    Rect(origin: .zero, size: size).union(body.bounds.offset(by: Point(y: header.size.height)))
  }

  /// The frame of a part.
  func frame(of element: ElementPath.Element) -> Rect {
    switch element {
    case .header: Rect(origin: .zero, size: header.size)
    case .item(let item): body.frame(at: item).offset(by: Point(y: header.size.height))
    case .footer:
      Rect(origin: Point(y: header.size.height + body.contentSize.height), size: footer.size)
    }
  }

  /// Appends every part whose frame overlaps a rectangle, from top to bottom; a header that is in view anyway is left
  /// to the caller.
  func appendPaths(overlapping rect: Rect, section: Int, to paths: inout [ElementPath]) {
    if items.section.section.header != nil, frame(of: .header).overlaps(rect) {
      paths.append(ElementPath(section: section, element: .header))
    }
    var found: [Int] = []
    body.appendIndices(overlapping: rect.offset(by: Point(y: -header.size.height)), to: &found)
    for item in found { paths.append(.item(item, in: section)) }
    if items.section.section.footer != nil, frame(of: .footer).overlaps(rect) {
      paths.append(ElementPath(section: section, element: .footer))
    }
  }

  /// How large a part is declared to be.
  func sizing(of element: ElementPath.Element) -> Sizing? {
    switch element {
    case .header: items.section.section.header?.cell.sizing
    case .item(let item): items.sizing(at: item)
    case .footer: items.section.section.footer?.cell.sizing
    }
  }

  /// What measuring a part gave.
  func measured(_ element: ElementPath.Element) -> MeasuredSize<H>? {
    switch element {
    case .header: header.measured
    case .item(let item): items.measured[item]
    case .footer: footer.measured
    }
  }

  /// Takes a measured size over.
  ///
  /// - Complexity: O(log *n*) where the layout can change one size in place, else a new layout of this section.
  mutating func setMeasured(_ measured: MeasuredSize<H>, for element: ElementPath.Element) {
    let section = items.section.section
    switch element {
    case .header: header = SectionFrames.supplement(section.header, measured, container)
    case .footer: footer = SectionFrames.supplement(section.footer, measured, container)
    case .item(let item):
      let frame = body.frame(at: item).size
      let offered = Size(width: frame.width, height: container.height)
      let before = items.size(at: item, offered: offered)
      items.setMeasured(measured, at: item)
      let after = items.size(at: item, offered: offered)
      guard after != before else { return }
      // A side that was not measured is what the layout made of it; one that follows the other needs the layout.
      let sizing = items.sizing(at: item)
      let size = Size(
        width: sizing.width.isEstimated ? after.width : frame.width,
        height: sizing.height.isEstimated ? after.height : frame.height)
      if sizing.width.followsOther || sizing.height.followsOther || !body.resize(at: item, to: size) {
        body = section.layout.arrange(items, in: container)
      }
    }
  }

  /// The room that is offered when a part is measured; nil where its size is not estimated.
  func offer(to element: ElementPath.Element) -> Size? {
    guard let sizing = sizing(of: element), sizing.isEstimated else { return nil }
    let width = sizing.width.isEstimated ? container.width : frame(of: element).width
    return Size(width: width, height: container.height)
  }

  private static func supplement(
    _ supplementary: Supplementary<H>?, _ measured: MeasuredSize<H>?, _ container: Size
  ) -> Supplement {
    guard let supplementary else { return Supplement(size: .zero) }
    let size = supplementary.cell.sizing.size(offered: container, measured: measured?.size)
    return Supplement(
      size: Size(width: size.width.sanitized, height: size.height.sanitized), measured: measured)
  }
}

extension Double {
  /// The extent as one that can be laid out: not a number and negative become zero, the infinite becomes very large.
  var sanitized: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e9)) }
}
