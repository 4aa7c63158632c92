import Tessera

/// A host without a screen: it keeps what cells draw, for tests and pictures.
public enum Headless: Host {
  /// What shows cells: subclass it for native cells in tests.
  @MainActor
  open class View {
    /// What the view shows, as drawing commands.
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

extension CellBuilder where H == Headless {
  /// A cell made of a view for tests.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H>
  where M.Base: Cell, M.Base.View: Headless.View {
    AnyCell(cell, upcast: { $0 })
  }
}

extension ItemBuilder where H == Headless {
  /// A cell made of a view for tests.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H>
  where M.Base: Cell, M.Base.View: Headless.View {
    Items(AnyCell(cell, upcast: { $0 }))
  }

  /// A cell made of a view for tests for each element of a collection.
  public static func buildExpression<Data, ID, Row: ModifiableCell>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> Items<H> where Row.Base: Cell, Row.Base.View: Headless.View {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}
