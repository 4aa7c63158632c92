import TesseraLayout

/// A host that shows every cell as a drawing, with characters that all have the same size.
///
/// Such a host needs no code besides its declaration; it can use the drawings as it likes.
public protocol DrawingHost: CollectionHost where View == DrawingView, CanvasView == DrawingView {}

extension DrawingHost {
  /// A text measurer for characters that all have the same size.
  public static var text: any TextMeasuring { monospaceText }

  /// Makes a view for portable cells.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func makeCanvasView() -> DrawingView { DrawingView() }

  /// Sets the drawing of a view for portable cells.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func show(_ drawing: Drawing, in view: DrawingView) { view.drawing = drawing }

  /// Returns the view itself.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func view(_ view: DrawingView) -> DrawingView { view }

  /// Returns the size that the view measures.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: DrawingView, offered: Size) -> Size? { view.measure(offered: offered) }
}

private let monospaceText = MonospaceText()

extension CellBuilder where H: DrawingHost {
  /// Builds a cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H>
  where M.Base: Cell, M.Base.View: DrawingView {
    AnyCell(cell, upcast: { $0 })
  }
}

extension MixedRowBuilder where H: DrawingHost {
  /// Builds a row with a view of its own.
  @inlinable
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativeRow<H, M>
  where M.Base: Cell, M.Base.View: DrawingView {
    NativeRow(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H: DrawingHost {
  /// Builds an item from a cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H>
  where M.Base: Cell, M.Base.View: DrawingView {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// Builds items with views of their own from the elements of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<H> where Row.Base: Cell, Row.Base.View: DrawingView {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}
