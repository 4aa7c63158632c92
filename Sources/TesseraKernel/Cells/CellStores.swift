import TesseraLayout

/// The views of a collection, each kept once.
///
/// The engine decides which view shows what; the cells make and fill the views.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class CellStores<H: CollectionHost> {
  private var views = SlotTable<KeptView<H>>()
  /// The type of the views of each kind, looked up when a view is made.
  private var markers = KindTable<ViewMarker>()
  /// Takes the events of views; nowhere without a ``Stage``.
  var deliver: (AnyCellEvent, CellID) -> Void = { _, _ in }
  /// What is told about making and filling views; nil: nothing.
  var tracer: Tracer?

  /// How often a view was filled with a cell. A work counter for tests.
  public private(set) var configurations = 0

  init() {}

  /// How many views there are, shown and pooled.
  public var count: Int { views.count }

  /// A view that shows a cell or has shown one; nil where it was not filled.
  func filled(_ id: CellID) -> KeptView<H>? { views[id].flatMap { $0.size == nil ? nil : $0 } }

  /// Fills the view of a cell, making it on first use; nil where another type of view has taken the cell's kind,
  /// and where the cell is another host's.
  public func show(_ cell: DeclaredCell, as id: CellID, size: Size, state: CellState) -> H.View? {
    configurations += 1
    let known = views[id]
    guard let box = box(of: cell), let kept = known ?? makeView(of: box, as: id),
      fill(kept, with: box, as: id, size: size, state: state)
    else {
      known?.size = nil
      known?.box = nil
      return nil
    }
    (kept.size, kept.box) = (size, box.isPortable ? nil : box)
    return kept.view
  }

  /// Tells a view the size at which it is seen; portable cells draw again, native views are left to the host.
  func resize(_ kept: KeptView<H>, of cell: DeclaredCell, as id: CellID, to size: Size, state: CellState) {
    kept.size = size
    guard cell.isPortable, let box = box(of: cell) else { return }
    _ = fill(kept, with: box, as: id, size: size, state: state)
  }

  /// Makes a view ahead, for a cell that is not known yet.
  ///
  /// - Parameter box: Any cell of the kind; it is not shown.
  /// - Returns: Whether it was made; false where another type of view has taken the kind.
  package func prepare(_ box: HostCellBox<H>, as id: CellID) -> Bool { makeView(of: box, as: id) != nil }

  /// Tells the cell that its view leaves it, where the cell has to be told.
  func leave(_ id: CellID) {
    guard let kept = views[id], let box = kept.box else { return }
    kept.box = nil
    box.leave(kept.view)
  }

  /// Forgets a view.
  func discard(_ id: CellID) { views[id] = nil }

  /// A cell as the host shows it; nil where it is another host's.
  private func box(of cell: DeclaredCell) -> HostCellBox<H>? {
    (cell.box as? HostCellBox<H>) ?? (cell.box as? AnyPortableCellBox).map { HostedCellBox($0) }
  }

  /// Makes and keeps a view; nil where another type of view has taken the kind.
  private func makeView(of box: HostCellBox<H>, as id: CellID) -> KeptView<H>? {
    guard let marker = box.viewMarker(markers.value(of: box.kind)) else { return nil }
    markers.set(marker, of: box.kind)
    let view = tracer.around(.makeView, id.number) {
      let view = box.makeView()
      box.connect(view, as: id, deliver)
      return view
    }
    let kept = KeptView<H>(view, marker)
    views[id] = kept
    return kept
  }

  /// Fills a view; false where it is of another type.
  private func fill(
    _ kept: KeptView<H>, with box: HostCellBox<H>, as id: CellID, size: Size, state: CellState
  ) -> Bool {
    guard box.viewMarker(kept.marker) != nil else { return false }
    return tracer.around(.updateView, id.number) { box.fill(kept.view, size: size, state: state) }
  }
}

/// A view, and how it is seen.
final class KeptView<H: CollectionHost> {
  let view: H.View
  /// The type of the view.
  let marker: ViewMarker
  /// The size at which it was shown last; nil if it shows nothing.
  var size: Size?
  /// The cell that has to be told when the view leaves it; nil if there is none.
  var box: HostCellBox<H>?

  init(_ view: H.View, _ marker: ViewMarker) { (self.view, self.marker) = (view, marker) }
}

/// A type of view as a value, which is compared by a class cast: Embedded Swift has no types as values.
class ViewMarker {}

/// A known type of view.
final class TypedViewMarker<View: AnyObject>: ViewMarker {
  /// The type, if no other one is known already.
  static func marker(_ known: ViewMarker?) -> ViewMarker? {
    guard let known else { return TypedViewMarker() }
    return known as? TypedViewMarker
  }
}
