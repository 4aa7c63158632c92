@_spi(Behaviors) import Tessera
import TesseraLayout

/// The cell of an item, for a view that manages its own cells; see ``IndexPathContent``.
package struct IndexPathCell<H: CollectionHost> {
  package let declared: DeclaredCell
  package let key: ItemKey
  package let sizing: Sizing

  /// The kind of cell, which determines the views that can show it.
  package var kind: CellKind { declared.kind }

  private var box: HostCellBox<H>? { declared.box as? HostCellBox<H> }

  /// The type of the cell; `nil` for a group.
  package var contentType: (any CellContent.Type)? { box?.contentType }

  /// The class of the views that show it; `nil` for a group.
  package var viewType: AnyObject.Type? { box?.viewType }

  package var isGroup: Bool { declared.isGroup }

  /// Whether the cell is a placeholder, which can be tapped, but is not an item.
  package var isPlaceholder: Bool {
    if case .item(let id, _) = key.element { id == .placeholder } else { key.element == .placeholder }
  }

  /// The actions of the item: its menu, then the other swipe actions.
  package var actions: [ContextAction] { declared.attributes.actions }

  /// Returns the swipe actions of the item, the outermost first.
  package func swipeActions(at side: SwipeEdge) -> [ContextAction] {
    declared.attributes.swipeActions[side]
  }

  /// Returns whether a full swipe performs the outermost action.
  package func allowsFullSwipe(at side: SwipeEdge) -> Bool {
    declared.attributes.swipeActions.full.contains(side)
  }

  /// Creates a view that can show cells of this kind.
  ///
  /// - Parameter deliver: A handler for the events of the view, which belong to the item that the view shows
  ///   then.
  /// - Returns: The view; `nil` for a group.
  @MainActor
  package func makeView(_ deliver: @escaping (IndexPathCellEvent) -> Void) -> H.View? {
    guard let box else { return nil }
    let view = box.makeView()
    connect(view, deliver)
    return view
  }

  /// Fills a view that was created for a cell of this kind, here or elsewhere. Returns `false` if the view
  /// was created for another kind.
  @MainActor
  package func fill(_ view: H.View, size: Size, state: CellState) -> Bool {
    box?.fill(view, size: size, shown: ShownState(state)) ?? false
  }

  /// Connects the events of a view that was created elsewhere; see ``makeView(_:)``.
  @MainActor
  package func connect(_ view: H.View, _ deliver: @escaping (IndexPathCellEvent) -> Void) {
    box?.connect(view, as: CellID(0)) { event, _ in deliver(IndexPathCellEvent(event)) }
  }

  /// Returns the size that a portable cell needs; `nil` if only its view can measure it.
  package func measure(offered: Size) -> Size? { declared.measure(offered: offered) }

  /// Notifies the cell that its view no longer shows it.
  @MainActor
  package func leave(_ view: H.View) { box?.leave(view) }

  /// Handles an event of the view that shows the cell. Returns `false` if no handler is declared.
  package func handle(_ event: IndexPathCellEvent) -> Bool {
    declared.handle(event.event, from: key)
  }

  package func perform(_ action: ContextAction) { action.perform(key) }

  /// Returns whether both cells show the same.
  package func hasSameContent(as other: IndexPathCell) -> Bool {
    declared.isIdentical(to: other.declared) || declared == other.declared
  }
}

/// An event of a view.
package struct IndexPathCellEvent {
  let event: AnyCellEvent

  init(_ event: AnyCellEvent) { self.event = event }
}
