@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Items that people carry elsewhere, for hosts.
//
// A host that passes what pointers do with `pointer(_:)` has to do nothing else. One that has drags of its own tells how
// they go.

extension Engine {
  private var reorderBehavior: ReorderBehavior? { behavior() }

  /// The item that is carried elsewhere at the moment; nil: none.
  public var draggedKey: ItemKey? {
    guard let state = reorderBehavior?.state, state.isCarrying, let drag = state.drag, drag.shown != .nowhere
    else { return nil }
    return snapshot.key(at: drag.shown, kind: drag.kind)
  }

  /// Whether an item is carried elsewhere at the moment.
  public var isReordering: Bool { reorderBehavior?.state.isCarrying ?? false }

  /// Where the item is carried that is carried at the moment: what the app will be told if it is let go now.
  public var reorderMove: ReorderMove? { isReordering ? reorderBehavior?.state.drag?.move : nil }

  /// What is carried if a view is: its item, or a group of cells around it; nil where neither can be.
  public func reorderableKey(of id: CellID) -> ItemKey? {
    guard let cell = self[id], !cell.isLeaving else { return nil }
    return carriable(cell)?.key
  }

  /// Takes an item up, or the group of cells around it, if it can be carried.
  ///
  /// - Parameters:
  ///   - id: The view that was touched.
  ///   - point: Where, in viewport coordinates, in points; nil: in its middle.
  /// - Returns: Whether it can be carried. During a transaction that happens after it.
  @discardableResult
  public func beginReorder(of id: CellID, at point: Point? = nil) -> Bool {
    guard let cell = self[id], !cell.isLeaving, let target = carriable(cell) else { return false }
    let frame = cell.placement.frame
    let middle = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2) - viewport.origin
    let place = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    postReorder(.begin(target, at: place ?? middle))
    return true
  }

  /// Carries the item that was taken up over a place in the viewport.
  public func moveReorder(to point: Point) {
    guard point.x.isFinite, point.y.isFinite else { return }
    postReorder(.move(point))
  }

  /// Carries the item that was taken up before another one, wherever the pointer is; nil: to the end of the section. Where
  /// the section or the app does not take it there, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The item to stand behind it.
  ///   - section: The section; nil: the first one with such an item, or where it is now.
  /// - Complexity: O(*n*) to find the item.
  public func moveReorder(before id: ItemID?, inSection section: ItemID? = nil) {
    postReorder(.place(before: id, inSection: section))
  }

  /// Lets the item go where it is shown now, and tells the app if that is another place.
  public func endReorder() { postReorder(.drop) }

  /// Lets the item go that is carried, and takes it back to where it was; as well one that was let go, if the app has not
  /// shown other content since.
  public func cancelReorder() { postReorder(.cancel) }

  /// Carries the focused item, or the group of cells around it, by one place, or to the first or the last place in its
  /// section; all at once.
  ///
  /// Up and down go by what is seen; left and right go in the order of the items, against it where lines begin at the
  /// right. At an end of its section an item goes on to the next one that takes it.
  ///
  /// - Returns: Whether the item can be carried; false for pages as well.
  @discardableResult
  public func moveFocusedItem(_ move: FocusMove) -> Bool {
    guard move != .pageUp, move != .pageDown, let focus,
      let target = carriable(EventTarget(key: focus.key, path: focus.path))
    else { return false }
    if !isReordering { postReorder(.key(move, target)) }
    return true
  }

  /// Does what a key means for reordering: Option with an arrow, Home or End carries the focused item, Escape takes an item
  /// back that is being carried.
  ///
  /// - Returns: Whether it means anything.
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

  // MARK: What can be carried

  /// Posts what is asked for about reordering.
  func postReorder(_ input: ReorderInput) {
    if let reorderBehavior { post(reorderBehavior.queued(input)) }
  }

  /// What is carried by a press on an item: the first one of it and the groups around it that can be.
  func carriable(_ target: EventTarget) -> EventTarget? {
    carriable(lineage(of: Receiver(target: target)))
  }

  /// The first one that can be carried.
  func carriable(_ receivers: [Receiver]) -> EventTarget? { reorderBehavior?.carriable(receivers, self) }

  private func carriable(_ cell: LiveCell) -> EventTarget? {
    carriable(EventTarget(key: cell.key, path: cell.path))
  }
}

extension ReorderBehavior {
  /// The first one that can be carried.
  func carriable(_ receivers: [Receiver], _ engine: Engine) -> EventTarget? {
    guard state.isDeclared else { return nil }
    return receivers.first { receiver in
      canCarry(at: receiver.target.path, engine)
        && engine.declaredCell(of: receiver.target)?.attributes.isReorderable ?? false
    }?.target
  }

  /// Whether an item that can be carried elsewhere is at a place from which it can.
  func canCarry(at path: ElementPath, _ engine: Engine) -> Bool {
    guard state.isDeclared, path.section < engine.snapshot.declaredCount, let item = path.item else {
      return false
    }
    return !engine.snapshot.sections[path.section].id(at: item).isStructural
  }
}
