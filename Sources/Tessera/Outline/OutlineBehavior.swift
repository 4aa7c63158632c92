@_spi(Behaviors) import TesseraKernel

/// The behavior by which keys expand and collapse items, and a tapped item of a tree keeps its place.
final class OutlineBehavior: Behavior {
  /// Before paging: the arrow keys expand and collapse before they turn pages.
  override var order: Int { 5 }

  /// Activates the behavior because a displayed cell is in a tree.
  func wake() { activePhases = [.content, .keys, .items] }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    // The cells of the new content activate the behavior again.
    activePhases = .content
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .action, "a tree; see ``pressExpansionKey(_:)``",
        .keys(.left, .right, .character("+"), .character("-"), .character("*"), .backspace))
    ]
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    turn == .action && press.modifiers.isEmpty && engine.pressExpansionKey(press.key)
  }

  override func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {
    if cell.attributes.expansion != nil { engine.anchoring.lastInteraction = key }
  }
}

final class ExpansionTrait: BehaviorTrait {
  let expansion: CellExpansion

  init(_ expansion: CellExpansion) { self.expansion = expansion }

  override var makesDifference: Bool { false }

  override func install(in engine: Engine) { engine.installed { OutlineBehavior() }.wake() }
}
