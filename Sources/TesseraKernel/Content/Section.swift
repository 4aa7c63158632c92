import TesseraDiff
import TesseraLayout

/// Items with a layout of their own and optionally a header and a footer, or nested sections.
///
///     Section("reviews", layout: .flow(spacing: 8)) {
///       ForEach(reviews) { ReviewCell(review: $0) }
///     }
///     .header(pinned: true) { TitleCell("Reviews") }
///
/// A section of sections places them by its layout, for example side by side. Sections can be nested to any
/// depth:
///
///     Section.nesting("columns", layout: .row(spacing: 8)) {
///       Section("left") { … }
///       Section("right") { … }
///     }
///
/// By default, a section is as long as its content along the axis along which the collection scrolls, and
/// takes the offered length across it; see ``size(width:height:)``.
public struct Section<H: CollectionHost>: Equatable {
  /// The declaration, independent of the host.
  var declared: DeclaredSection

  /// Creates a section of items.
  ///
  /// - Parameters:
  ///   - id: The value that identifies the section.
  ///   - layout: The layout that places the items, one below the other by default.
  ///   - items: The cells.
  public init(
    _ id: some Hashable & Sendable, layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>
  ) {
    declared = DeclaredSection(id: ItemID(id), layout: layout, runs: items().runs)
  }

  /// Creates a section of items that is identified by its place in the declaration.
  public init(layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>) {
    declared = DeclaredSection(id: nil, layout: layout, runs: items().runs)
  }

  /// Returns a section of sections.
  ///
  /// - Parameters:
  ///   - id: The value that identifies the section.
  ///   - layout: The layout that places the sections, one below the other by default.
  ///   - sections: The nested sections.
  public static func nesting(
    _ id: some Hashable & Sendable, layout: Layout = .list(),
    @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(DeclaredSection(id: ItemID(id), layout: layout, sections: sections().map { $0.declared }))
  }

  /// Returns a section of sections that is identified by its place in the declaration.
  public static func nesting(
    layout: Layout = .list(), @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(DeclaredSection(id: nil, layout: layout, sections: sections().map { $0.declared }))
  }

  init(_ declared: DeclaredSection) { self.declared = declared }

  /// The id of the section.
  public var id: ItemID { declared.id }

  /// The layout that places the items or nested sections.
  public var layout: Layout { declared.layout }

  /// The header above the items; `nil` if there is none.
  public var header: Supplementary? { declared.header }

  /// The footer below the items; `nil` if there is none.
  public var footer: Supplementary? { declared.footer }

  /// The cells in front of or behind the items that take no space, in the order of declaration.
  public var decorations: [Decoration] { declared.decorations }

  /// The size of the section among its siblings; `nil` if it has the size of its content.
  public var sizing: Sizing? { declared.sizing }

  /// The axis along which the section scrolls by itself; `nil` if it does not.
  public var scrollAxis: Axis? { declared.scrollAxis }

  /// The nested sections; empty if the section has items.
  public var sections: [Section] { declared.sections.map { Section($0) } }

  /// The number of items, including those of nested sections, without headers and footers.
  public var count: Int { declared.count }
}

// MARK: - Modifiers

extension Section {
  /// Sets the layout that places the items or nested sections.
  public func layout(_ layout: Layout) -> Section { with { $0.layout = layout } }

  /// Adds a header above the items.
  ///
  /// - Parameters:
  ///   - isPinned: Whether the header stays in view as long as the section is.
  ///   - cell: The cell of the header.
  public func header(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with {
      if $0.header != nil { $0.recordReplaced(.header) }
      $0.header = Supplementary(cell: cell.declared, isPinned: isPinned)
    }
  }

  /// Adds a footer below the items.
  ///
  /// - Parameters:
  ///   - isPinned: Whether the footer stays in view as long as the section is.
  ///   - cell: The cell of the footer.
  public func footer(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with {
      if $0.footer != nil { $0.recordReplaced(.footer) }
      $0.footer = Supplementary(cell: cell.declared, isPinned: isPinned)
    }
  }

  /// Sets the scope in which the ids of the items of the section and its nested sections are unique.
  ///
  /// By default, the ids of a ``ForEach`` are unique in the whole collection: an item that moves to another
  /// section keeps its view, its selection and all other state. The id of a single declared cell is unique
  /// only in its section: an equal id in another section means another cell. A cell without an id is always
  /// identified by its place in the declaration of its section.
  ///
  /// ``ForEach/identityScope(_:)`` takes precedence over this.
  public func identityScope(_ scope: IdentityScope) -> Section { with { $0.identityScope = scope } }

  /// Sets the size of the section among its siblings.
  ///
  /// An estimated width or height becomes that of the content.
  public func size(_ sizing: Sizing) -> Section { with { $0.sizing = sizing } }

  /// Sets the width and height of the section among its siblings.
  public func size(width: Dimension = .fill, height: Dimension) -> Section {
    size(Sizing(width: width, height: height))
  }

  package func with(_ change: (inout DeclaredSection) -> Void) -> Section {
    var copy = self
    change(&copy.declared)
    return copy
  }
}

extension Section {
  #if !hasFeature(Embedded)
  /// Returns all cells of a type in order, without headers and footers.
  ///
  /// - Complexity: O(*n*), because it creates every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] { declared.cells(type) }
  #endif

  /// The ids of the items in order, without those of nested sections.
  ///
  /// - Complexity: O(*n*).
  public var itemIDs: [ItemID] { declared.itemIDs }
}
