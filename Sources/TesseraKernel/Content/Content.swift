import TesseraLayout

/// The sections and items that a collection shows, as a plain value.
///
///     Content {
///       Section("venue") { OutlineCell(venue) }
///       if !reviews.isEmpty {
///         Section("reviews") { ForEach(reviews) { ReviewCell(review: $0) } }
///       }
///     }
///
/// Content can be compared and inspected without a screen; see ``sectionIDs`` and ``cells(_:)``.
public struct Content<H: CollectionHost> {
  /// The declaration, independent of the host.
  package let declared: DeclaredContent

  /// Creates content from sections.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the collection scrolls.
  ///   - layout: The layout that places the sections. By default they follow each other along the axis.
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

  /// Creates empty content.
  public init() { self.init {} }

  /// The outermost sections, in order.
  public var sections: [Section<H>] { declared.sections.map { Section($0) } }

  /// The axis along which the collection scrolls.
  public var axis: Axis { declared.axis }

  /// The layout that places the sections.
  public var layout: Layout { declared.layout }

  /// The ids of the outermost sections, in order.
  public var sectionIDs: [ItemID] { declared.sections.map { $0.id } }

  /// The number of items in all sections, without headers and footers.
  public var count: Int { declared.sections.reduce(0) { $0 + $1.count } }

  #if !hasFeature(Embedded)
  /// Returns all cells of a type in order, without headers and footers.
  ///
  /// - Complexity: O(*n*), because it creates every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] {
    declared.sections.flatMap { $0.cells(type) }
  }
  #endif

  /// The first section with an id, in depth-first order, including nested sections.
  public subscript(section id: ItemID) -> Section<H>? {
    declared.sections.lazy.compactMap { $0.first(id) }.first.map { Section($0) }
  }
}

extension Content: Equatable {}
