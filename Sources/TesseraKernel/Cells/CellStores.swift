import TesseraLayout

/// The views of a collection, one typed store for each kind of cell.
///
/// The engine decides which view shows what; the stores make the views, keep them, and hand the host its base class.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class CellStores<H: CollectionHost> {
  private var stores: [CellKind: AnyViewStore<H>] = [:]
  /// Takes the events of views; nowhere without a ``Stage``.
  var deliver: (AnyCellEvent, CellID) -> Void = { _, _ in }
  /// What is told about making and filling views; nil: nothing.
  var tracer: Tracer?

  /// How often a view was filled with a cell. A work counter for tests.
  public private(set) var configurations = 0

  /// Makes an empty set of stores.
  public init() {}

  /// How many views there are, shown and pooled.
  public var count: Int { stores.values.reduce(0) { $0 + $1.count } }

  /// Fills the view of a cell, making it on first use; nil where another type of view has taken the cell's kind,
  /// and where the cell is another host's.
  public func show(_ cell: DeclaredCell, as id: CellID, size: Size, state: CellState) -> H.View? {
    configurations += 1
    if let box = cell.box as? HostCellBox<H> { return box.show(in: self, id: id, size: size, state: state) }
    return (cell.box as? AnyPortableCellBox).flatMap { show($0, as: id, size: size, state: state) }
  }

  /// Tells the view of a cell about its new size; portable cells draw again, native views are left to the host.
  public func resize(_ cell: DeclaredCell, as id: CellID, to size: Size, state: CellState) {
    if let box = cell.box as? HostCellBox<H> { return box.resize(in: self, id: id, to: size, state: state) }
    if let box = cell.box as? AnyPortableCellBox { _ = show(box, as: id, size: size, state: state) }
  }

  /// Forgets the view of a cell.
  public func discard(_ id: CellID, kind: CellKind) {
    stores[kind]?.discard(id)
  }

  /// The store of a kind; nil where the kind belongs to views of another type.
  func store<View: AnyObject>(for kind: CellKind) -> ViewStore<H, View>? {
    if let store = stores[kind] { return store as? ViewStore<H, View> }
    let store = ViewStore<H, View>()
    stores[kind] = store
    return store
  }
}

/// The views of one kind behind a type that does not name them.
class AnyViewStore<H: CollectionHost> {
  var count: Int { 0 }
  func discard(_ id: CellID) {}
}

/// The views of one kind.
final class ViewStore<H: CollectionHost, View: AnyObject>: AnyViewStore<H> {
  private var views = SlotTable<View>()

  override init() {}

  override var count: Int { views.count }

  func view(for id: CellID) -> View? { views[id] }

  func view(for id: CellID, make: () -> View) -> View {
    if let view = views[id] { return view }
    let view = make()
    views[id] = view
    return view
  }

  override func discard(_ id: CellID) { views[id] = nil }
}
