import TesseraLayout

/// A cell that a host can show, behind a type that does not name the cell.
@usableFromInline
package class HostCellBox<H: CollectionHost>: CellBox {
  /// Makes or fills the view of a cell; nil where another type of view has taken the kind.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func show(in stores: CellStores<H>, id: CellID, size: Size, state: CellState) -> H.View? { nil }

  /// Tells the view of a cell that its size has changed.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func resize(in stores: CellStores<H>, id: CellID, to size: Size, state: CellState) {}

  /// Makes a view that shows nothing yet; false where another type of view has taken the kind.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  package func prepare(in stores: CellStores<H>, id: CellID) -> Bool { false }

  /// Tells the cell that its view leaves it.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func leave(in stores: CellStores<H>, id: CellID) {}

  #if !hasFeature(Embedded)
  // For views that keep their own cells, without a store; see `IndexedCell`.

  /// The type of the cell; nil where there is none.
  package var contentType: (any CellContent.Type)? { nil }

  /// The class of its views.
  package var viewType: AnyObject.Type { H.CanvasView.self }

  /// Makes a view.
  @MainActor
  package func makeView(_ deliver: @escaping (AnyCellEvent, CellID) -> Void) -> H.View? { nil }

  /// Fills a view; false where it is of another type.
  @MainActor
  package func fill(_ view: H.View, size: Size, state: CellState) -> Bool { false }

  /// Gives a view the way for its events.
  @MainActor
  package func connect(_ view: H.View, _ deliver: @escaping (AnyCellEvent, CellID) -> Void) {}

  /// Tells the cell that a view leaves it.
  @MainActor
  package func leave(_ view: H.View) {}
  #endif
}

/// A cell of a known type.
@usableFromInline
class TypedCellBox<H: CollectionHost, C: CellContent>: HostCellBox<H> {
  let cell: C

  @usableFromInline
  init(_ cell: C, _ attributes: CellAttributes) {
    self.cell = cell
    super.init(kind: C.kind, sizing: C.sizing, attributes: attributes)
  }

  override func isEqual(to other: CellBox) -> Bool {
    guard let other = other as? TypedCellBox<H, C> else { return false }
    return cell == other.cell
  }

  override var accessibility: CellAccessibility { cell.accessibility }

  #if !hasFeature(Embedded)
  override func answer(_ inquiry: ContentInquiry) { (inquiry as? TypedContentInquiry<C>)?.content = cell }

  override var contentType: (any CellContent.Type)? { C.self }
  #endif
}

/// A cell that is shown by a view of its own.
@usableFromInline
final class NativeCellBox<H: CollectionHost, C: Cell>: TypedCellBox<H, C> {
  private let upcast: (C.View) -> H.View

  @usableFromInline
  init(_ cell: C, _ attributes: CellAttributes, upcast: @escaping (C.View) -> H.View) {
    self.upcast = upcast
    super.init(cell, attributes)
  }

  override func show(in stores: CellStores<H>, id: CellID, size: Size, state: CellState) -> H.View? {
    guard let store: ViewStore<H, C.View> = stores.store(for: C.kind) else { return nil }
    let view = self.view(in: store, stores, id)
    stores.tracer.around(.updateView, id.number) { cell.update(view, state: state) }
    return upcast(view)
  }

  override func prepare(in stores: CellStores<H>, id: CellID) -> Bool {
    guard let store: ViewStore<H, C.View> = stores.store(for: C.kind) else { return false }
    _ = view(in: store, stores, id)
    return true
  }

  override func leave(in stores: CellStores<H>, id: CellID) {
    let store: ViewStore<H, C.View>? = stores.store(for: C.kind)
    if let view = store?.view(for: id) { cell.prepareForReuse(view) }
  }

  #if !hasFeature(Embedded)
  override var viewType: AnyObject.Type { C.View.self }

  override func makeView(_ deliver: @escaping (AnyCellEvent, CellID) -> Void) -> H.View? {
    let view = cell.makeView()
    cell.connect(view, to: EventSender(view: CellID(0), deliver: deliver))
    return upcast(view)
  }

  override func fill(_ view: H.View, size: Size, state: CellState) -> Bool {
    guard let view = view as? C.View else { return false }
    cell.update(view, state: state)
    return true
  }

  override func connect(_ view: H.View, _ deliver: @escaping (AnyCellEvent, CellID) -> Void) {
    guard let view = view as? C.View else { return }
    cell.connect(view, to: EventSender(view: CellID(0), deliver: deliver))
  }

  override func leave(_ view: H.View) {
    if let view = view as? C.View { cell.prepareForReuse(view) }
  }
  #endif

  #if !hasFeature(Embedded)
  @MainActor
  #endif
  private func view(in store: ViewStore<H, C.View>, _ stores: CellStores<H>, _ id: CellID) -> C.View {
    store.view(for: id) {
      stores.tracer.around(.makeView, id.number) {
        let view = cell.makeView()
        cell.connect(view, to: EventSender(view: id, deliver: stores.deliver))
        return view
      }
    }
  }
}

/// A cell that draws itself.
@usableFromInline
final class CanvasCellBox<H: CollectionHost, C: CanvasCell>: TypedCellBox<H, C> {
  override var isPortable: Bool { true }

  override func measure(offered: Size) -> Size? {
    cell.measure(offered: offered, text: H.text)
  }

  override func baselines(in size: Size) -> Baselines? { cell.baselines(in: size, text: H.text) }

  override func event(at point: Point, in size: Size) -> AnyCellEvent? {
    cell.event(at: point, in: size, text: H.text).map { CellEvent($0) }
  }

  override func event(for key: Key) -> AnyCellEvent? { cell.event(for: key).map { CellEvent($0) } }

  override func drawing(in size: Size) -> Drawing {
    var canvas = Canvas(size: size, measurer: H.text)
    cell.draw(in: &canvas)
    return canvas.drawing
  }

  override func show(in stores: CellStores<H>, id: CellID, size: Size, state: CellState) -> H.View? {
    guard let store: ViewStore<H, H.CanvasView> = stores.store(for: C.kind) else { return nil }
    let view = store.view(for: id) { stores.tracer.around(.makeView, id.number) { H.makeCanvasView() } }
    stores.tracer.around(.updateView, id.number) {
      var canvas = Canvas(size: size, state: state, measurer: H.text)
      cell.draw(in: &canvas)
      H.show(canvas.drawing, in: view)
    }
    return H.view(view)
  }

  #if !hasFeature(Embedded)
  override func makeView(_ deliver: @escaping (AnyCellEvent, CellID) -> Void) -> H.View? {
    H.view(H.makeCanvasView())
  }

  override func fill(_ view: H.View, size: Size, state: CellState) -> Bool {
    guard let view = view as? H.CanvasView else { return false }
    var canvas = Canvas(size: size, state: state, measurer: H.text)
    cell.draw(in: &canvas)
    H.show(canvas.drawing, in: view)
    return true
  }
  #endif

  override func prepare(in stores: CellStores<H>, id: CellID) -> Bool {
    let store: ViewStore<H, H.CanvasView>? = stores.store(for: C.kind)
    return store?.view(for: id, make: { H.makeCanvasView() }) != nil
  }

  override func resize(in stores: CellStores<H>, id: CellID, to size: Size, state: CellState) {
    _ = show(in: stores, id: id, size: size, state: state)
  }
}
