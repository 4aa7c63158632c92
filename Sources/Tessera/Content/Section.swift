import TesseraLayout

/// A group of items with a layout of its own, and perhaps a header and a footer; or a group of other sections.
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
public struct Section<H: Host> {
  /// The declared id; nil: the section is known by its place in the declaration.
  var declaredID: ItemID?
  /// Where the section was declared.
  var path: [Int] = []
  /// How the items or sections are placed.
  public private(set) var layout: Layout
  /// What stands above the items.
  public private(set) var header: Supplementary?
  /// What stands below the items.
  public private(set) var footer: Supplementary?
  /// What stands before or behind the items without taking room, in the order of declaration.
  public internal(set) var decorations: [Decoration] = []
  /// How large the section is where others are placed beside it; nil: as large as its content.
  public private(set) var sizing: Sizing?
  /// The axis along which the section's content scrolls by itself; nil: it does not.
  public private(set) var scrollAxis: Axis?
  /// The sections inside; empty where there are items.
  public private(set) var sections: [Section] = []
  /// The items; empty where there are sections.
  private(set) var runs: [ItemRun] = []

  /// Declares a section.
  ///
  /// - Parameters:
  ///   - id: What makes the section the same section.
  ///   - layout: How the items are placed; one below the other by default.
  ///   - items: The cells.
  public init(
    _ id: some Hashable & Sendable, layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>
  ) {
    declaredID = ItemID(id)
    self.layout = layout
    runs = items().runs
  }

  /// Declares a section that is known by its place in the declaration.
  public init(layout: Layout = .list(), @ItemBuilder<H> items: () -> Items<H>) {
    declaredID = nil
    self.layout = layout
    runs = items().runs
  }

  private init(group: [Section], layout: Layout, declaredID: ItemID?) {
    self.declaredID = declaredID
    self.layout = layout
    sections = group
  }

  /// Declares a section of sections.
  ///
  /// - Parameters:
  ///   - id: What makes the section the same section.
  ///   - layout: How the sections are placed; one below the other by default.
  ///   - sections: The sections inside.
  public static func group(
    _ id: some Hashable & Sendable, layout: Layout = .list(),
    @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(group: sections(), layout: layout, declaredID: ItemID(id))
  }

  /// Declares a section of sections that is known by its place in the declaration.
  public static func group(
    layout: Layout = .list(), @ContentBuilder<H> _ sections: () -> [Section<H>]
  ) -> Section {
    Section(group: sections(), layout: layout, declaredID: nil)
  }

  /// The id of the section.
  public var id: ItemID { declaredID ?? ItemID(structure: path) }

  /// How many items there are, those of the sections inside included; headers and footers are not counted.
  public var count: Int {
    runs.reduce(0) { $0 + $1.count } + sections.reduce(0) { $0 + $1.count }
  }
}

// MARK: - Modifiers

extension Section {
  /// Places the items differently.
  public func layout(_ layout: Layout) -> Section { with { $0.layout = layout } }

  /// Puts a cell before the items; a pinned one stays in view as long as the section is.
  public func header(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with { $0.header = Supplementary(cell: cell, isPinned: isPinned) }
  }

  /// Puts a cell behind the items; a pinned one stays in view as long as the section is.
  public func footer(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    let cell = cell()
    return with { $0.footer = Supplementary(cell: cell, isPinned: isPinned) }
  }

  /// Lets the content scroll by itself along an axis, where it is longer than the section.
  ///
  /// A strip of pictures in a vertical feed is `.layout(.row()).scrolls(.horizontal)`. Where nothing limits the
  /// section along that axis there is nothing to scroll.
  public func scrolls(_ axis: Axis) -> Section { with { $0.scrollAxis = axis } }

  /// Gives the section a size among the sections beside it.
  ///
  /// A side that is estimated is as long as the content.
  public func size(_ sizing: Sizing) -> Section { with { $0.sizing = sizing } }

  /// Gives the section a size among the sections beside it, side by side.
  public func size(width: Dimension = .fill, height: Dimension) -> Section {
    size(Sizing(width: width, height: height))
  }

  private func with(_ change: (inout Section) -> Void) -> Section {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A cell that belongs to a section as a whole: its header or its footer.
public struct Supplementary: Equatable {
  /// The cell.
  public let cell: AnyCell<H>
  /// Whether it stays in view as long as its section is.
  public let isPinned: Bool
}
