import TesseraLayout

/// A host that shows every cell as a drawing, with characters that all have the same size.
///
/// Such a host is one line; what it does with the drawings is its own business.
public protocol DrawingHost: CollectionHost where View == DrawingView, CanvasView == DrawingView {}

extension DrawingHost {
  /// Every character has the same size.
  public static var text: any TextMeasuring { monospaceText }

  /// Makes a view for portable cells.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func makeCanvasView() -> DrawingView { DrawingView() }

  /// Keeps what a portable cell drew.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func show(_ drawing: Drawing, in view: DrawingView) { view.drawing = drawing }

  /// The view itself.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func view(_ view: DrawingView) -> DrawingView { view }

  /// What the view answers.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: DrawingView, offered: Size) -> Size? { view.measure(offered: offered) }
}

private let monospaceText = MonospaceText()

extension CellBuilder where H: DrawingHost {
  /// A cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H>
  where M.Base: Cell, M.Base.View: DrawingView {
    AnyCell(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H: DrawingHost {
  /// A cell with a view of its own.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H>
  where M.Base: Cell, M.Base.View: DrawingView {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// A cell with a view of its own for each element of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<H> where Row.Base: Cell, Row.Base.View: DrawingView {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}
