import Tessera

/// Gives cells that declare it a state of their own.
final class UnreadMark: Behavior {
  /// The number of cells on screen that declare it.
  private var count = 0 {
    didSet { if count == 0 { activePhases = [] } }
  }

  /// Stays active until no cell on screen declares it.
  func wake() { activePhases = [.mounts, .mark] }

  override func didMount(_ cell: LiveCell, _ engine: Engine) { if cell.cell.isUnread { count += 1 } }

  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {
    count += (cell.cell.isUnread ? 1 : 0) - (old.isUnread ? 1 : 0)
  }

  override func willLeave(_ cell: LiveCell, _ engine: Engine) { if cell.cell.isUnread { count -= 1 } }

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if cell.isUnread { state.insert(.unread) }
  }
}

/// Declares that an item is unread.
final class UnreadTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.install { UnreadMark() }.wake() }

  override func isEqual(to other: Trait) -> Bool { other is UnreadTrait }
}

extension ModifiableCell {
  /// Marks the item as unread.
  func unread() -> ModifiedCell<Base, Sizes> { trait(UnreadTrait()) }
}

extension CellState {
  /// The item is unread.
  static let unread = CellState(rawValue: 1 << 4)
}

extension DeclaredCell {
  /// Whether the item declares that it is unread.
  fileprivate var isUnread: Bool { attributes.trait(UnreadTrait.self) != nil }
}
