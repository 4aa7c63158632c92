@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Reordering by drag or key, for hosts.
//
// A host that passes pointer events to `pointer(_:)` has nothing else to do. A host with drags of its own
// reports their progress here.

extension Engine {
  private var reorderBehavior: ReorderBehavior? { behavior() }

  /// The item that the user is currently reordering; `nil` if there is none.
  public var draggedKey: ItemKey? {
    guard let state = reorderBehavior?.state, state.isActive, let drag = state.drag, drag.shown != .nowhere
    else { return nil }
    return snapshot.key(at: drag.shown, kind: drag.kind)
  }

  /// A Boolean value that indicates whether the user is currently reordering an item.
  public var isReordering: Bool { reorderBehavior?.state.isActive ?? false }

  /// The move that the app receives if the user drops the item now; `nil` if no item is being reordered.
  public var reorderMove: ReorderMove? { isReordering ? reorderBehavior?.state.drag?.move : nil }

  /// Returns the item that a drag of a view would reorder.
  ///
  /// - Returns: The item that the view shows, or a group of cells around it; `nil` if neither can be
  ///   reordered.
  public func reorderableKey(of id: CellID) -> ItemKey? {
    guard let cell = self[id], !cell.isLeaving else { return nil }
    return reorderable(cell)?.key
  }

  /// Begins to reorder the item that a view shows, or the group of cells around it.
  ///
  /// During a transaction the reordering begins after the transaction.
  ///
  /// - Parameters:
  ///   - id: The view that was touched.
  ///   - point: The position of the touch, in viewport coordinates, in points; `nil` for the center of the
  ///     view.
  /// - Returns: `true` if the item can be reordered.
  @discardableResult
  public func beginReorder(of id: CellID, at point: Point? = nil) -> Bool {
    guard let cell = self[id], !cell.isLeaving, let target = reorderable(cell) else { return false }
    let frame = cell.placement.frame
    let middle = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2) - viewport.origin
    let place = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    postReorder(.begin(target, at: place ?? middle))
    return true
  }

  /// Moves the item that is being reordered to a point in the viewport, in points.
  public func moveReorder(to point: Point) {
    guard point.x.isFinite, point.y.isFinite else { return }
    postReorder(.move(point))
  }

  /// Moves the item that is being reordered before another item, wherever the pointer is.
  ///
  /// Nothing happens if the section or the app does not accept the item there.
  ///
  /// - Parameters:
  ///   - id: The item that will follow; `nil` for the end of the section.
  ///   - section: The target section; `nil` for the first section that contains the item `id`, or, if that is
  ///     `nil` too, the current section.
  /// - Complexity: O(*n*) to find the item.
  public func moveReorder(before id: ItemID?, inSection section: ItemID? = nil) {
    postReorder(.place(before: id, inSection: section))
  }

  /// Drops the item at its current position, and notifies the app if that differs from its original one.
  public func endReorder() { postReorder(.drop) }

  /// Ends the reordering and returns the item to its original position.
  ///
  /// An item that was already dropped returns as well if the app has not shown other content since.
  public func cancelReorder() { postReorder(.cancel) }

  /// Moves the focused item, or the group of cells around it, by one position, or to the start or the end of
  /// its section.
  ///
  /// The move is complete at once. Up and down follow the layout. Left and right follow the order of the
  /// items, reversed in right-to-left layouts. From an end of its section an item moves on to the next
  /// section that accepts it.
  ///
  /// - Returns: `true` if the item can be reordered; `false` otherwise, and for page moves.
  @discardableResult
  public func moveFocusedItem(_ move: FocusMove) -> Bool {
    guard move != .pageUp, move != .pageDown, let focus,
      let target = reorderable(EventTarget(key: focus.key, path: focus.path))
    else { return false }
    if !isReordering { postReorder(.key(move, target)) }
    return true
  }

  /// Handles the keys for reordering: Option with an arrow key, Home or End moves the focused item; Escape
  /// cancels a reordering that is under way.
  ///
  /// - Returns: `true` if the key was handled.
  @discardableResult
  public func pressReorderKey(_ key: Key, modifiers: KeyModifiers) -> Bool {
    if key == .escape, isReordering {
      cancelReorder()
      return true
    }
    guard modifiers == .option else { return false }
    switch key {
    case .up: return moveFocusedItem(.up)
    case .down: return moveFocusedItem(.down)
    case .left: return moveFocusedItem(.left)
    case .right: return moveFocusedItem(.right)
    case .home: return moveFocusedItem(.first)
    case .end: return moveFocusedItem(.last)
    default: return false
    }
  }

  // MARK: Reorderable items

  func postReorder(_ input: ReorderInput) {
    if let reorderBehavior { post(reorderBehavior.queued(input)) }
  }

  /// Returns the first of an item and the groups around it that can be reordered; `nil` if none can.
  func reorderable(_ target: EventTarget) -> EventTarget? {
    reorderable(responderChain(of: EventReceiver(target: target)))
  }

  func reorderable(_ receivers: [EventReceiver]) -> EventTarget? {
    reorderBehavior?.reorderable(receivers, self)
  }

  private func reorderable(_ cell: LiveCell) -> EventTarget? {
    reorderable(EventTarget(key: cell.key, path: cell.path))
  }
}

extension ReorderBehavior {
  func reorderable(_ receivers: [EventReceiver], _ engine: Engine) -> EventTarget? {
    guard state.isDeclared else { return nil }
    return receivers.first { receiver in
      canReorder(at: receiver.target.path, engine)
        && engine.declaredCell(of: receiver.target)?.attributes.isReorderable ?? false
    }?.target
  }

  /// Returns whether an item could be reordered: declared items can, structural ones cannot.
  func canReorder(at path: ElementPath, _ engine: Engine) -> Bool {
    guard state.isDeclared, path.section < engine.snapshot.declaredCount, let item = path.item else {
      return false
    }
    return !engine.snapshot.sections[path.section].id(at: item).isStructural
  }
}
