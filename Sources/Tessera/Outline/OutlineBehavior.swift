@_spi(Behaviors) import TesseraKernel

/// Lets keys expand and collapse the item with the focus, and keeps an item of a tree in its place when it is tapped.
final class OutlineBehavior: Behavior {
  /// The arrows mean the tree before they turn pages.
  override var order: Int { 5 }

  /// Notes that a cell is shown that stands in a tree.
  func wake() { awake = [.content, .keys, .items] }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    // The cells of the new content wake the behavior again.
    awake = .content
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .action, "a tree; see ``pressExpansionKey(_:)``",
        .keys(.left, .right, .character("+"), .character("-"), .character("*"), .backspace))
    ]
  }

  override func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool {
    turn == .action && press.modifiers.isEmpty && engine.pressExpansionKey(press.key)
  }

  override func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {
    if cell.attributes.expansion != nil { engine.anchoring.operated = key }
  }
}

/// Carries how an item stands in its tree.
final class ExpansionTrait: BehaviorTrait {
  let expansion: CellExpansion

  init(_ expansion: CellExpansion) { self.expansion = expansion }

  override var makesDifference: Bool { false }

  override func install(in engine: Engine) { engine.installed { OutlineBehavior() }.wake() }
}
