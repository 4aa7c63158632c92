import Tessera

/// The terminal as a host: cells are drawings, painted onto a surface of characters.
public enum Terminal: Host {
  /// What shows cells: subclass it for cells that only terminals have.
  @MainActor
  open class View {
    /// What the view shows, in points; eight by sixteen of them are a character.
    open var drawing = Drawing()

    /// Makes an empty view.
    public init() {}

    /// The size that the view needs where its cell's size is estimated; nil: the estimate will do.
    open func measure(offered: Size) -> Size? { nil }
  }

  /// Shows portable cells.
  public final class CanvasView: View {}

  /// Every character has the same size.
  public static var text: any TextMeasuring { measurer }

  private static let measurer = MonospaceText()

  /// Makes a view for portable cells.
  public static func makeCanvasView() -> CanvasView { CanvasView() }

  /// Keeps what a portable cell drew.
  public static func show(_ drawing: Drawing, in view: CanvasView) { view.drawing = drawing }

  /// The view itself.
  public static func view(_ view: CanvasView) -> View { view }

  /// What the view answers.
  public static func measure(_ view: View, offered: Size) -> Size? { view.measure(offered: offered) }
}

extension CellBuilder where H == Terminal {
  /// A cell that only terminals have.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H>
  where M.Base: Cell, M.Base.View: Terminal.View {
    AnyCell(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H == Terminal {
  /// A cell that only terminals have.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H>
  where M.Base: Cell, M.Base.View: Terminal.View {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// A cell that only terminals have for each element of a collection.
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<H> where Row.Base: Cell, Row.Base.View: Terminal.View {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}
