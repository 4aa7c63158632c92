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
public struct Content<H: CollectionHost> {
  /// What is declared, whatever the host.
  package let declared: DeclaredContent

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
    declared = DeclaredContent(
      sections: sections().map { $0.declared }, axis: axis,
      layout: layout ?? (axis == .vertical ? .list() : .list().transposed()))
  }

  package init(_ declared: DeclaredContent) { self.declared = declared }

  /// Nothing at all.
  public init() { self.init {} }

  /// The outermost sections, in order.
  public var sections: [Section<H>] { declared.sections.map { Section($0) } }

  /// The axis along which the collection scrolls.
  public var axis: Axis { declared.axis }

  /// How the sections are placed.
  public var layout: Layout { declared.layout }

  /// The ids of the outermost sections, in order.
  public var sectionIDs: [ItemID] { declared.sections.map { $0.id } }

  /// How many items there are in all sections, headers and footers not counted.
  public var count: Int { declared.sections.reduce(0) { $0 + $1.count } }

  #if !hasFeature(Embedded)
  /// All cells of one type, in order; headers and footers are not looked at.
  ///
  /// - Complexity: O(*n*): makes every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] {
    declared.sections.flatMap { $0.cells(type) }
  }
  #endif

  /// The first section with an id, those inside other sections included, each section before those inside it.
  public subscript(section id: ItemID) -> Section<H>? {
    declared.sections.lazy.compactMap { $0.first(id) }.first.map { Section($0) }
  }
}

extension Content: Equatable {}
