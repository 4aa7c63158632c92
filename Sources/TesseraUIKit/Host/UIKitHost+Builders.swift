#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraComponents
import UIKit

// Declarations of cells whose view is a `UIView`.

extension CellBuilder where H == UIKitHost {
  /// Creates a cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<UIKitHost>
  where M.Base: Cell, M.Base.View: UIView {
    AnyCell(cell, upcast: { $0 })
  }
}

extension MixedRowBuilder where H == UIKitHost {
  /// Creates a row with a view of its own.
  @inlinable
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativeRow<UIKitHost, M>
  where M.Base: Cell, M.Base.View: UIView {
    NativeRow(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H == UIKitHost {
  /// Creates a cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<UIKitHost>
  where M.Base: Cell, M.Base.View: UIView {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// Creates a cell with a view of its own for each element of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<UIKitHost> where Row.Base: Cell, Row.Base.View: UIView {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}

// MARK: - Parts of components

extension NativePart {
  /// Creates a part from a cell with a view of its own.
  public init<M: ModifiableCell>(_ cell: M) where M.Base: Cell & Sendable, M.Base.View: UIView {
    self.init(AnyCell<UIKitHost>(cell, upcast: { $0 }))
  }
}

extension ComponentBuilder {
  /// Builds a part with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativePart
  where M.Base: Cell & Sendable, M.Base.View: UIView {
    NativePart(cell)
  }
}
#endif
