#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Where a cell whose view is a `UIView` can be declared.

extension CellBuilder where H == UIKitHost {
  /// A cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<UIKitHost>
  where M.Base: Cell, M.Base.View: UIView {
    AnyCell(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H == UIKitHost {
  /// A cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<UIKitHost>
  where M.Base: Cell, M.Base.View: UIView {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// A cell with a view of its own for each element of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<UIKitHost> where Row.Base: Cell, Row.Base.View: UIView {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}
#endif
