import TesseraLayout

/// Everything that a collection shows, as a plain value: sections and their items.
///
///     Content {
///       Section("venue") { OutlineCell(venue) }
///       if !reviews.isEmpty {
///         Section("reviews") { ForEach(reviews) { ReviewCell(review: $0) } }
///       }
///     }
///
/// Content can be compared and looked into without any screen; see ``sectionIDs`` and ``cells(_:)``.
public struct Content<H: Host> {
  /// The outermost sections, in order.
  public let sections: [Section<H>]
  /// The axis along which the collection scrolls.
  public let axis: Axis
  /// How the sections are placed.
  public let layout: Layout

  /// Declares content.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the collection scrolls.
  ///   - layout: How the sections are placed; one after the other along the axis by default.
  ///   - sections: The sections.
  public init(
    scrolling axis: Axis = .vertical, layout: Layout? = nil,
    @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) {
    self.sections = sections()
    self.axis = axis
    self.layout = layout ?? (axis == .vertical ? .list() : .list().transposed())
  }

  /// Nothing at all.
  public init() { self.init {} }

  /// The ids of the outermost sections, in order.
  public var sectionIDs: [ItemID] { sections.map { $0.id } }

  /// How many items there are in all sections, headers and footers not counted.
  public var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// All cells of one type, in order; headers and footers are not looked at.
  ///
  /// - Complexity: O(*n*): makes every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] { sections.flatMap { $0.cells(type) } }

  /// The first section with an id, those inside other sections included, each section before those inside it.
  public subscript(section id: ItemID) -> Section<H>? { sections.lazy.compactMap { $0.first(id) }.first }
}

extension Section {
  /// The section itself or the first one inside it with an id.
  fileprivate func first(_ id: ItemID) -> Section? {
    self.id == id ? self : sections.lazy.compactMap { $0.first(id) }.first
  }

  /// All cells of one type, in order; header and footer are not looked at.
  ///
  /// - Complexity: O(*n*): makes every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] {
    sections.flatMap { $0.cells(type) }
      + runs.flatMap { run in (0..<run.count).compactMap { run.cell(at: $0)?.content(as: type) } }
  }

  /// The ids of the items, in order; those of sections inside are not among them.
  ///
  /// - Complexity: O(*n*).
  public var itemIDs: [ItemID] {
    runs.flatMap { run in (0..<run.count).map { run.id(at: $0) } }
  }
}

extension Content: Equatable {}

extension Section: Equatable {
  /// Whether both have the same id, layout, size, scroll axis, header, footer, decorations, sections inside and items:
  /// equal ids, equal cells.
  ///
  /// - Complexity: O(*n*): makes every cell.
  public static func == (left: Section, right: Section) -> Bool {
    guard left.id == right.id, left.layout == right.layout, left.header == right.header,
      left.footer == right.footer, left.decorations == right.decorations, left.sizing == right.sizing,
      left.scrollAxis == right.scrollAxis, left.sections == right.sections, left.count == right.count,
      left.itemIDs == right.itemIDs
    else { return false }
    let leftCells = left.runs.lazy.flatMap { run in (0..<run.count).lazy.map { run.cell(at: $0) } }
    let rightCells = right.runs.lazy.flatMap { run in (0..<run.count).lazy.map { run.cell(at: $0) } }
    return leftCells.elementsEqual(rightCells)
  }
}
