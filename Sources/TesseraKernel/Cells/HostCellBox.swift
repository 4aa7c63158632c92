import TesseraLayout

/// A type-erased cell that a host can show. ``CellStores``, or a view that stores its own cells, uses it to
/// make and configure views. By default, the cell is drawn in a view for portable cells.
@usableFromInline
package class HostCellBox<H: CollectionHost>: CellBox {
  /// Draws the cell if it is portable.
  func draw(in canvas: inout Canvas) {}

  /// Returns a marker of the type of the cell's views.
  ///
  /// - Parameter known: The marker of existing views; `nil` if there are none.
  /// - Returns: The marker; `nil` if the known one has another type.
  package func viewMarker(_ known: ViewMarker?) -> ViewMarker? { TypedViewMarker<H.CanvasView>.marker(known) }

  #if !hasFeature(Embedded)
  @MainActor
  #endif
  package func makeView() -> H.View { H.view(H.makeCanvasView()) }

  #if !hasFeature(Embedded)
  @MainActor
  #endif
  package func connect(_ view: H.View, as id: CellID, _ deliver: @escaping (AnyCellEvent, CellID) -> Void) {}

  /// Configures a view; returns `false` if it has another type.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  package func fill(_ view: H.View, size: Size, shown: ShownState) -> Bool {
    guard let view = view as? H.CanvasView else { return false }
    var canvas = Canvas(
      size: size, state: shown.state, controlFocus: shown.controlFocus, measurer: H.text)
    draw(in: &canvas)
    H.show(canvas.drawing, in: view)
    return true
  }

  /// Notifies the cell that a view will show another cell or none.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  package func leave(_ view: H.View) {}

  #if !hasFeature(Embedded)
  /// The type of the cell; `nil` if there is none.
  package var contentType: (any CellContent.Type)? { nil }

  package var viewType: AnyObject.Type { H.CanvasView.self }
  #endif
}

@usableFromInline
class TypedCellBox<H: CollectionHost, C: CellContent>: HostCellBox<H> {
  let cell: C

  @usableFromInline
  init(_ cell: C, _ attributes: AttributesBox?) {
    self.cell = cell
    super.init(kind: C.kind, attributes: attributes.adding(cell.ownTrait))
  }

  override final var sizing: Sizing { C.sizing }

  override func isEqual(to other: CellBox) -> Bool {
    guard let other = other as? TypedCellBox<H, C> else { return false }
    return cell == other.cell
  }

  override var accessibility: CellAccessibility { cell.accessibility }

  #if !hasFeature(Embedded)
  override func answer(_ inquiry: ContentQuery) { (inquiry as? TypedContentQuery<C>)?.content = cell }

  override var contentType: (any CellContent.Type)? { C.self }
  #endif
}

@usableFromInline
final class NativeCellBox<H: CollectionHost, C: Cell>: TypedCellBox<H, C> {
  private let upcast: (C.View) -> H.View

  @usableFromInline
  init(_ cell: C, _ attributes: AttributesBox?, upcast: @escaping (C.View) -> H.View) {
    self.upcast = upcast
    super.init(cell, attributes)
  }

  package override func viewMarker(_ known: ViewMarker?) -> ViewMarker? {
    TypedViewMarker<C.View>.marker(known)
  }

  override func makeView() -> H.View { upcast(cell.makeView()) }

  override func connect(_ view: H.View, as id: CellID, _ deliver: @escaping (AnyCellEvent, CellID) -> Void) {
    if let view = view as? C.View { cell.connect(view, to: EventSender(view: id, deliver: deliver)) }
  }

  override func fill(_ view: H.View, size: Size, shown: ShownState) -> Bool {
    guard let view = view as? C.View else { return false }
    cell.update(view, state: shown.state)
    return true
  }

  override func leave(_ view: H.View) {
    if let view = view as? C.View { cell.prepareForReuse(view) }
  }

  #if !hasFeature(Embedded)
  override var viewType: AnyObject.Type { C.View.self }
  #endif
}

@usableFromInline
final class CanvasCellBox<H: CollectionHost, C: CanvasCell>: TypedCellBox<H, C> {
  override var isPortable: Bool { true }

  override func measure(offered: Size) -> Size? {
    cell.measure(offered: offered, text: H.text)
  }

  override func baselines(in size: Size) -> Baselines? { cell.baselines(in: size, text: H.text) }

  override func event(at point: Point, in size: Size, state: CellState) -> AnyCellEvent? {
    cell.event(at: point, in: size, state: state, text: H.text).map { CellEvent($0) }
  }

  override func event(for key: Key) -> AnyCellEvent? { cell.event(for: key).map { CellEvent($0) } }

  override func drawing(in size: Size) -> Drawing {
    var canvas = Canvas(size: size, measurer: H.text)
    cell.draw(in: &canvas)
    return canvas.drawing
  }

  override func draw(in canvas: inout Canvas) { cell.draw(in: &canvas) }
}

/// A portable cell that is independent of the host, as a host shows it.
final class HostedCellBox<H: CollectionHost>: HostCellBox<H> {
  private let cell: AnyPortableCellBox

  init(_ cell: AnyPortableCellBox) {
    self.cell = cell
    super.init(kind: cell.kind, attributes: nil)
  }

  override var sizing: Sizing { cell.sizing }

  override var isPortable: Bool { true }

  override func draw(in canvas: inout Canvas) { cell.draw(in: &canvas) }
}
