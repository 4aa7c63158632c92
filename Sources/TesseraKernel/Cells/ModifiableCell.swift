/// Whether all cells of a declaration have the size that their type states, and ask the layout for nothing else.
public protocol SizeMark {
  /// Whether a single cell may have a size or traits of its own.
  static var variesByItem: Bool { get }
}

/// All cells have the size that their type states: ten million of them are laid out at once.
public enum UniformSizes: SizeMark {
  /// No.
  public static var variesByItem: Bool { false }
}

/// Each cell may have a size of its own, or ask the layout for something else (``LayoutTraits``): laying them out asks every one of them.
public enum OwnSizes: SizeMark {
  /// Yes.
  public static var variesByItem: Bool { true }
}

/// A cell to which declarations can be added: an id, a size, what happens on a tap.
public protocol ModifiableCell: Interactive, Moving
where Reacting == ModifiedCell<Base, Sizes>, Moved == ModifiedCell<Base, Sizes> {
  /// The cell itself.
  associatedtype Base: CellContent
  /// Whether a size or traits were declared for this very cell.
  associatedtype Sizes: SizeMark

  /// Whether anything may be added to the cell.
  static var hasAttributes: Bool { get }

  /// The cell without what was added.
  var unmodified: Base { get }

  /// What was added to the cell.
  var attributes: CellAttributes { get }
}

extension ModifiableCell {
  /// Yes, as far as is known.
  public static var hasAttributes: Bool { true }
}

extension CellContent {
  /// The cell.
  @inlinable public var unmodified: Self { self }

  /// No.
  public static var hasAttributes: Bool { false }

  /// Nothing.
  @inlinable public var attributes: CellAttributes { CellAttributes() }
}

/// A cell with what a declaration added to it.
public struct ModifiedCell<Base: CellContent, Sizes: SizeMark>: ModifiableCell {
  /// The cell without what was added.
  public let unmodified: Base
  /// What was added.
  public let attributes: CellAttributes
}
