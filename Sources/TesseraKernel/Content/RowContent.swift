import TesseraLayout

/// A row of a ``ForEach`` that chooses between several types of cells, before its cell is type-erased.
///
/// A layout needs the size of each row, but the cells of those on screen only. The size of such a row is known
/// without a type-erased cell, so that a million of them take no memory blocks. ``MixedRowBuilder`` makes such
/// rows; do not declare other types of them.
public protocol RowContent<Host> {
  /// The host that can show the row.
  associatedtype Host: CollectionHost

  /// The type-erased cell of the row.
  var anyCell: AnyCell<Host> { get }

  #if !hasFeature(Embedded)
  /// The declared size and layout traits of the row.
  var declaredSize: DeclaredSize { get }

  /// The type of the cell if all cells of this type have the same declared size; `nil` if the row has its own.
  var sizeType: ObjectIdentifier? { get }
  #endif
}

extension AnyCell: RowContent {
  /// The cell itself.
  @inlinable public var anyCell: AnyCell<H> { self }

  #if !hasFeature(Embedded)
  /// The declared size and layout traits of the cell.
  @inlinable public var declaredSize: DeclaredSize { DeclaredSize(of: declared) }

  /// `nil`: the type is not known before the cell.
  @inlinable public var sizeType: ObjectIdentifier? { nil }
  #endif
}

/// A row with a portable cell.
public struct PortableRow<Host: CollectionHost, Row: ModifiableCell>: RowContent where Row.Base: CanvasCell {
  @usableFromInline let cell: Row

  /// Creates a row from its cell.
  @inlinable
  public init(_ cell: Row) { self.cell = cell }

  /// The type-erased cell of the row.
  @inlinable public var anyCell: AnyCell<Host> { AnyCell(cell) }

  #if !hasFeature(Embedded)
  /// The declared size and layout traits of the row.
  @inlinable public var declaredSize: DeclaredSize { DeclaredSize(of: cell) }

  /// The type of the cell; `nil` if the row may have attributes.
  @inlinable public var sizeType: ObjectIdentifier? { Row.sizeType }
  #endif
}

/// A row with a cell made of a host's own views.
public struct NativeRow<Host: CollectionHost, Row: ModifiableCell>: RowContent where Row.Base: Cell {
  @usableFromInline let cell: Row
  @usableFromInline let upcast: (Row.Base.View) -> Host.View

  /// Creates a row from its cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - upcast: A closure that converts the cell's view to one of the host; write `{ $0 }`.
  @inlinable
  public init(_ cell: Row, upcast: @escaping (Row.Base.View) -> Host.View) {
    self.cell = cell
    self.upcast = upcast
  }

  /// The type-erased cell of the row.
  @inlinable public var anyCell: AnyCell<Host> { AnyCell(cell, upcast: upcast) }

  #if !hasFeature(Embedded)
  /// The declared size and layout traits of the row.
  @inlinable public var declaredSize: DeclaredSize { DeclaredSize(of: cell) }

  /// The type of the cell; `nil` if the row may have attributes.
  @inlinable public var sizeType: ObjectIdentifier? { Row.sizeType }
  #endif
}

/// A row of one of two types.
public enum EitherRow<First: RowContent, Second: RowContent>: RowContent where First.Host == Second.Host {
  /// The row of the first branch.
  case first(First)
  /// The row of the second branch.
  case second(Second)

  /// The type-erased cell of the row.
  @inlinable public var anyCell: AnyCell<First.Host> {
    switch self {
    case .first(let row): row.anyCell
    case .second(let row): row.anyCell
    }
  }

  #if !hasFeature(Embedded)
  /// The declared size and layout traits of the row.
  @inlinable public var declaredSize: DeclaredSize {
    switch self {
    case .first(let row): row.declaredSize
    case .second(let row): row.declaredSize
    }
  }

  /// The type of the cell; `nil` if the row has a size of its own.
  @inlinable public var sizeType: ObjectIdentifier? {
    switch self {
    case .first(let row): row.sizeType
    case .second(let row): row.sizeType
    }
  }
  #endif
}

#if !hasFeature(Embedded)
extension ModifiableCell {
  /// The type of the cells if all of them have the same declared size; `nil` if they may have attributes.
  @inlinable static var sizeType: ObjectIdentifier? { hasAttributes ? nil : ObjectIdentifier(Base.self) }
}
#endif
