import Tessera
import TesseraComponents

// Declarations of cells whose view is a widget.

extension CellBuilder where H == GTK {
  /// Creates a cell with a widget of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<GTK>
  where M.Base: Cell, M.Base.View: WidgetView {
    AnyCell(cell, upcast: { $0 })
  }
}

extension MixedRowBuilder where H == GTK {
  /// Creates a row with a widget of its own.
  @inlinable
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativeRow<GTK, M>
  where M.Base: Cell, M.Base.View: WidgetView {
    NativeRow(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H == GTK {
  /// Creates a cell with a widget of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<GTK>
  where M.Base: Cell, M.Base.View: WidgetView {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// Creates a cell with a widget of its own for each element of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<GTK> where Row.Base: Cell, Row.Base.View: WidgetView {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}

// MARK: - Parts of components

extension NativePart {
  /// Creates a part from a cell with a widget of its own.
  public init<M: ModifiableCell>(_ cell: M) where M.Base: Cell & Sendable, M.Base.View: WidgetView {
    self.init(AnyCell<GTK>(cell, upcast: { $0 }))
  }
}

extension ComponentBuilder {
  /// Builds a part with a widget of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativePart
  where M.Base: Cell & Sendable, M.Base.View: WidgetView {
    NativePart(cell)
  }
}
