import TesseraLayout

/// A group of items with a layout of its own, and perhaps a header and a footer.
///
///     Section("reviews", layout: .flow(spacing: 8)) {
///       ForEach(reviews) { ReviewCell(review: $0) }
///     }
///     .header(pinned: true) { TitleCell("Reviews") }
public struct Section<H: Host> {
  /// The declared id; nil: the section is known by its place in the declaration.
  var declaredID: ItemID?
  /// Where the section was declared.
  var path: [Int] = []
  /// How the items are placed.
  public private(set) var layout: Layout
  /// What stands above the items.
  public private(set) var header: Supplementary<H>?
  /// What stands below the items.
  public private(set) var footer: Supplementary<H>?
  /// The items.
  let runs: [ItemRun<H>]

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

  /// The id of the section.
  public var id: ItemID { declaredID ?? ItemID(structure: path) }

  /// How many items there are.
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Places the items differently.
  public func layout(_ layout: Layout) -> Section {
    var copy = self
    copy.layout = layout
    return copy
  }

  /// Puts a cell above the items; a pinned one stays in view as long as the section is.
  public func header(pinned isPinned: Bool = false, @CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    var copy = self
    copy.header = Supplementary(cell: cell(), isPinned: isPinned)
    return copy
  }

  /// Puts a cell below the items.
  public func footer(@CellBuilder<H> _ cell: () -> AnyCell<H>) -> Section {
    var copy = self
    copy.footer = Supplementary(cell: cell(), isPinned: false)
    return copy
  }
}

/// A cell that belongs to a section as a whole: its header or its footer.
public struct Supplementary<H: Host>: Equatable {
  /// The cell.
  public let cell: AnyCell<H>
  /// Whether it stays in view as long as its section is.
  public let isPinned: Bool
}
