@_spi(Behaviors) import Tessera
import TesseraLayout

/// An item's cell, for a view that keeps its own cells; see ``IndexedContent``.
package struct IndexedCell<H: CollectionHost> {
  /// The cell.
  package let declared: DeclaredCell
  /// What makes its item the same item.
  package let key: ItemKey
  /// How large the item wants to be.
  package let sizing: Sizing

  /// Which views can show it.
  package var kind: CellKind { declared.kind }

  private var box: HostCellBox<H>? { declared.box as? HostCellBox<H> }

  /// The type of the cell; nil for a group.
  package var contentType: (any CellContent.Type)? { box?.contentType }

  /// The class of the views that show it; nil for a group.
  package var viewType: AnyObject.Type? { box?.viewType }

  /// Whether the item is a group of cells.
  package var isGroup: Bool { declared.isGroup }

  /// Whether it stands in place of items: it can be tapped, and is none of them.
  package var isPlaceholder: Bool {
    if case .item(let id, _) = key.element { id == .placeholder } else { key.element == .placeholder }
  }

  /// What can be done with the item: its menu, then what swiping offers beyond that.
  package var actions: [ContextAction] { declared.attributes.actions }

  /// What can be done with the item after a swipe, the outermost first.
  package func swipeActions(at side: SwipeSide) -> [ContextAction] {
    declared.attributes.swipeActions[side]
  }

  /// Whether a swipe across most of the item performs the outermost action.
  package func isSwipedFully(at side: SwipeSide) -> Bool {
    declared.attributes.swipeActions.full.contains(side)
  }

  /// Makes a view that can show cells of this kind.
  ///
  /// - Parameter deliver: Takes what the view tells; it goes to whichever item the view shows then.
  /// - Returns: The view; nil for a group.
  @MainActor
  package func makeView(_ deliver: @escaping (IndexedCellEvent) -> Void) -> H.View? {
    guard let box else { return nil }
    let view = box.makeView()
    connect(view, deliver)
    return view
  }

  /// Fills a view that was made for a cell of this kind, here or elsewhere; false where it was not.
  @MainActor
  package func fill(_ view: H.View, size: Size, state: CellState) -> Bool {
    box?.fill(view, size: size, state: state) ?? false
  }

  /// Gives a view that was made elsewhere the way for its events; see ``makeView(_:)``.
  @MainActor
  package func connect(_ view: H.View, _ deliver: @escaping (IndexedCellEvent) -> Void) {
    box?.connect(view, as: CellID(0)) { event, _ in deliver(IndexedCellEvent(event)) }
  }

  /// Tells the cell that its view leaves it.
  @MainActor
  package func leave(_ view: H.View) { box?.leave(view) }

  /// Handles what a view tells that shows the cell; false where no handler is declared.
  package func handle(_ event: IndexedCellEvent) -> Bool {
    declared.handle(event.event, from: key)
  }

  /// Performs one of the item's actions.
  package func perform(_ action: ContextAction) { action.perform(key) }

  /// Whether both show the same.
  package func hasSameContent(as other: IndexedCell) -> Bool {
    declared.isIdentical(to: other.declared) || declared == other.declared
  }
}

/// What a view has told.
package struct IndexedCellEvent {
  let event: AnyCellEvent

  init(_ event: AnyCellEvent) { self.event = event }
}
