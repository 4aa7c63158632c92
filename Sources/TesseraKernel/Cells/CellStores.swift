import TesseraLayout

/// The views of a collection.
///
/// The engine decides which view shows which cell. The cells make and configure the views.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class CellStores<H: CollectionHost> {
  private var views = SlotTable<StoredView<H>>()
  /// The type of the views of each kind, needed to make a view.
  private var markers = KindTable<ViewMarker>()
  /// A closure that delivers the events of views; it does nothing without a ``Stage``.
  var deliver: (AnyCellEvent, CellID) -> Void = { _, _ in }
  /// The tracer of making and configuring views; `nil` if there is none.
  var tracer: Tracer?

  /// The number of times that a view was configured with a cell: a work counter for tests.
  public private(set) var configurations = 0

  init() {}

  /// The number of views, both shown and in the reuse pool.
  public var count: Int { views.count }

  /// Returns a view that has been configured with a cell; `nil` if it shows nothing.
  func filled(_ id: CellID) -> StoredView<H>? {
    if let stored = views[id], stored.size != nil { stored } else { nil }
  }

  /// Configures the view of a cell, making it on first use.
  ///
  /// - Returns: The view; `nil` if another type of view uses the cell's kind, or if the cell belongs to
  ///   another host.
  public func show(_ cell: DeclaredCell, as id: CellID, size: Size, state: CellState) -> H.View? {
    show(cell, as: id, size: size, shown: ShownState(state))
  }

  /// Configures the view of a cell for a state with a focused control.
  func show(_ cell: DeclaredCell, as id: CellID, size: Size, shown: ShownState) -> H.View? {
    configurations += 1
    let known = views[id]
    guard let box = box(of: cell), let stored = known ?? makeView(of: box, as: id),
      fill(stored, with: box, as: id, size: size, shown: shown)
    else {
      known?.size = nil
      known?.box = nil
      return nil
    }
    (stored.size, stored.box) = (size, box.isPortable ? nil : box)
    return stored.view
  }

  /// Sets the size at which a view is shown. Portable cells are drawn again; the host resizes native views.
  func resize(_ stored: StoredView<H>, of cell: DeclaredCell, as id: CellID, to size: Size, shown: ShownState)
  {
    stored.size = size
    guard cell.isPortable, let box = box(of: cell) else { return }
    _ = fill(stored, with: box, as: id, size: size, shown: shown)
  }

  /// Makes a view for a cell that is not known yet. Returns `false` if another type of view uses the kind.
  package func prepare(_ box: HostCellBox<H>, as id: CellID) -> Bool { makeView(of: box, as: id) != nil }

  /// Notifies a cell that needs it that its view will show another cell or none.
  func leave(_ id: CellID) {
    guard let stored = views[id], let box = stored.box else { return }
    stored.box = nil
    box.leave(stored.view)
  }

  func discard(_ id: CellID) { views[id] = nil }

  /// Returns a cell as the host shows it; `nil` if it belongs to another host.
  private func box(of cell: DeclaredCell) -> HostCellBox<H>? {
    (cell.box as? HostCellBox<H>) ?? (cell.box as? AnyPortableCellBox).map { HostedCellBox($0) }
  }

  /// Makes and stores a view; returns `nil` if another type of view uses the kind.
  private func makeView(of box: HostCellBox<H>, as id: CellID) -> StoredView<H>? {
    guard let marker = box.viewMarker(markers.value(of: box.kind)) else { return nil }
    markers.set(marker, of: box.kind)
    let view = tracer.around(.makeView, id.number) {
      let view = box.makeView()
      box.connect(view, as: id, deliver)
      return view
    }
    let stored = StoredView<H>(view, marker)
    views[id] = stored
    return stored
  }

  /// Configures a view; returns `false` if it has another type.
  private func fill(
    _ stored: StoredView<H>, with box: HostCellBox<H>, as id: CellID, size: Size, shown: ShownState
  ) -> Bool {
    guard box.viewMarker(stored.marker) != nil else { return false }
    return tracer.around(.updateView, id.number) { box.fill(stored.view, size: size, shown: shown) }
  }
}

/// A stored view, and how it is shown.
final class StoredView<H: CollectionHost> {
  let view: H.View
  let marker: ViewMarker
  /// The size at which it was shown last; `nil` if it shows nothing.
  var size: Size?
  /// The cell to notify when the view no longer shows it; `nil` if there is none.
  var box: HostCellBox<H>?

  init(_ view: H.View, _ marker: ViewMarker) { (self.view, self.marker) = (view, marker) }
}

/// A type of view as a value, which is compared by a class cast, because Embedded Swift has no metatypes.
package class ViewMarker {}

final class TypedViewMarker<View: AnyObject>: ViewMarker {
  /// Returns a marker of the type; `nil` if a marker of another type is known.
  static func marker(_ known: ViewMarker?) -> ViewMarker? {
    guard let known else { return TypedViewMarker() }
    return known as? TypedViewMarker
  }
}
