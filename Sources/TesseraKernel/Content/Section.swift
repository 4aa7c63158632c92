import TesseraDiff
import TesseraLayout

/// Items with a layout of their own, and perhaps a header and a footer; or other sections.
///
///     Section("reviews", layout: .flow(spacing: 8)) {
///       ForEach(reviews) { ReviewCell(review: $0) }
///     }
///     .header(pinned: true) { TitleCell("Reviews") }
///
/// A section of sections places them by its layout, side by side for example; it nests to any depth:
///
///     Section.nesting("columns", layout: .row(spacing: 8)) {
///       Section("left") { … }
///       Section("right") { … }
///     }
///
/// Each side of a section is as long as its content, except that across the axis along which the collection scrolls
/// it takes what it is offered; see ``size(width:height:)``.
public struct Section<H: CollectionHost>: Equatable {
  /// What is declared, whatever the host.
  var declared: DeclaredSection

  /// Declares a section.
  ///
  /// - Parameters:
  ///   - id: What makes the section the same section.
  ///   - layout: How the items are placed; one below the other by default.
  ///   - items: The cells.
  public init(
    _ id: some Hashable & Sendable, layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>
  ) {
    declared = DeclaredSection(id: ItemID(id), layout: layout, runs: items().runs)
  }

  /// Declares a section that is known by its place in the declaration.
  public init(layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>) {
    declared = DeclaredSection(id: nil, layout: layout, runs: items().runs)
  }

  /// Declares a section of sections.
  ///
  /// - Parameters:
  ///   - id: What makes the section the same section.
  ///   - layout: How the sections are placed; one below the other by default.
  ///   - sections: The sections inside.
  public static func nesting(
    _ id: some Hashable & Sendable, layout: Layout = .list(),
    @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(DeclaredSection(id: ItemID(id), layout: layout, sections: sections().map { $0.declared }))
  }

  /// Declares a section of sections that is known by its place in the declaration.
  public static func nesting(
    layout: Layout = .list(), @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(DeclaredSection(id: nil, layout: layout, sections: sections().map { $0.declared }))
  }

  init(_ declared: DeclaredSection) { self.declared = declared }

  /// The id of the section.
  public var id: ItemID { declared.id }

  /// How the items or sections are placed.
  public var layout: Layout { declared.layout }

  /// What stands above the items.
  public var header: Supplementary? { declared.header }

  /// What stands below the items.
  public var footer: Supplementary? { declared.footer }

  /// What stands before or behind the items without taking room, in the order of declaration.
  public var decorations: [Decoration] { declared.decorations }

  /// How large the section is where others are placed beside it; nil: as large as its content.
  public var sizing: Sizing? { declared.sizing }

  /// The axis along which the section's content scrolls by itself; nil: it does not.
  public var scrollAxis: Axis? { declared.scrollAxis }

  /// The sections inside; empty where there are items.
  public var sections: [Section] { declared.sections.map { Section($0) } }

  /// How many items there are, those of the sections inside included; headers and footers are not counted.
  public var count: Int { declared.count }
}

// MARK: - Modifiers

extension Section {
  /// Places the items differently.
  public func layout(_ layout: Layout) -> Section { with { $0.layout = layout } }

  /// Puts a cell before the items; a pinned one stays in view as long as the section is.
  public func header(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with {
      if $0.header != nil { $0.noteReplaced(.header) }
      $0.header = Supplementary(cell: cell.declared, isPinned: isPinned)
    }
  }

  /// Puts a cell behind the items; a pinned one stays in view as long as the section is.
  public func footer(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with {
      if $0.footer != nil { $0.noteReplaced(.footer) }
      $0.footer = Supplementary(cell: cell.declared, isPinned: isPinned)
    }
  }

  /// Says how far the ids of items are known that are declared in the section, and in those inside it.
  ///
  /// Where nothing is said, items of a ``ForEach`` are known in the whole collection: one that moves to another section
  /// is the same item, and keeps its view, its selection and all else. A cell that is declared by itself with an `id` is
  /// known in its section alone: an equal id elsewhere is another cell. A cell without an id always is known in its
  /// section alone, by its place in the declaration.
  ///
  /// ``ForEach/identityScope(_:)`` outranks it.
  public func identityScope(_ scope: IdentityScope) -> Section { with { $0.identityScope = scope } }

  /// Gives the section a size among the sections beside it.
  ///
  /// A side that is estimated is as long as the content.
  public func size(_ sizing: Sizing) -> Section { with { $0.sizing = sizing } }

  /// Gives the section a size among the sections beside it, side by side.
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
  /// All cells of one type, in order; header and footer are not looked at.
  ///
  /// - Complexity: O(*n*): makes every cell.
  public func cells<C: CellContent>(_ type: C.Type) -> [C] { declared.cells(type) }
  #endif

  /// The ids of the items, in order; those of sections inside are not among them.
  ///
  /// - Complexity: O(*n*).
  public var itemIDs: [ItemID] { declared.itemIDs }
}
