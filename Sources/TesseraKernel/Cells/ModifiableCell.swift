/// A marker of whether the cells of a declaration can have sizes or layout traits of their own.
public protocol SizeMark {
  /// Whether a single cell may have a size or layout traits of its own.
  static var variesByItem: Bool { get }
}

/// All cells have the size that their type states, so that ten million of them are laid out at once.
public enum UniformSizes: SizeMark {
  /// `false`.
  public static var variesByItem: Bool { false }
}

/// Each cell may have a size or layout traits of its own (``LayoutTraits``), so that a layout asks each one.
public enum OwnSizes: SizeMark {
  /// `true`.
  public static var variesByItem: Bool { true }
}

/// A cell that can be modified by its declaration, for example by an id, a size or a tap handler.
public protocol ModifiableCell: Interactive, Moving
where Reacting == ModifiedCell<Base, Sizes>, Moved == ModifiedCell<Base, Sizes> {
  /// The type of the cell without modifiers.
  associatedtype Base: CellContent
  /// Whether a size or layout traits are declared for this single cell.
  associatedtype Sizes: SizeMark

  /// Whether the type can hold attributes.
  static var hasAttributes: Bool { get }

  /// The cell without its attributes.
  var unmodified: Base { get }

  /// The attributes of the cell.
  var attributes: CellAttributes { get }
}

extension ModifiableCell {
  /// `true`.
  @inlinable public static var hasAttributes: Bool { true }
}

extension CellContent {
  /// The cell itself.
  @inlinable public var unmodified: Self { self }

  /// `false`.
  @inlinable public static var hasAttributes: Bool { false }

  /// Empty attributes.
  @inlinable public var attributes: CellAttributes { CellAttributes() }
}

/// A cell with attributes from its declaration.
public struct ModifiedCell<Base: CellContent, Sizes: SizeMark>: ModifiableCell {
  /// The cell without its attributes.
  public let unmodified: Base
  /// The attributes of the cell.
  public let attributes: CellAttributes
}
