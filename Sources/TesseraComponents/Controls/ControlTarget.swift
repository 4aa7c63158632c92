@_spi(Behaviors) import TesseraKernel
import Tessera

/// An item with controls on screen, to which keys and events go.
struct ControlTarget {
  let key: ItemKey
  let tree: ComponentTree
  /// Whether a tap on the item has an effect.
  let handlesTap: Bool
  /// The state of the item while it has the focus.
  private let state: CellState

  /// Creates the target for the item with the focus; `nil` if it has no controls.
  init?(_ engine: Engine) {
    guard let key = engine.focusedKey else { return nil }
    guard let cell = engine.cell(of: key) else {
      // The focus has moved on, and the row appears with the next frame.
      let path = engine.snapshot.path(of: key.element, inSection: key.section.id)
      guard let cell = path.flatMap({ engine.snapshot.cell(at: $0) }) else { return nil }
      self.init(cell, key)
      return
    }
    self.init(cell, handlesTap: engine.handlesTap(cell))
  }

  /// Creates the target for an element, which need not be on screen; `nil` if it has no controls.
  init?(_ engine: Engine, at path: ElementPath) {
    guard let cell = engine.snapshot.cell(at: path), let key = engine.itemKey(at: path) else { return nil }
    self.init(cell, key, engine.cell(of: key)?.state ?? [])
  }

  /// Creates the target for a cell; `nil` if it has no controls.
  init?(_ cell: LiveCell, handlesTap: Bool = false) {
    self.init(cell.cell, cell.key, cell.state, handlesTap: handlesTap)
  }

  private init?(_ cell: DeclaredCell, _ key: ItemKey, _ state: CellState = [], handlesTap: Bool = false) {
    guard let trait = cell.attributes.declared.first(PartsTrait.self), trait.tree.controls != nil else {
      return nil
    }
    (self.key, tree) = (key, trait.tree)
    self.handlesTap = handlesTap
    // A row that is about to get the focus shows what is visible only then.
    self.state = state.union(.focused)
  }

  /// The positions of the controls that the user can operate.
  var enabledControls: [Int] { (0..<(tree.controls?.nodes.count ?? 0)).filter(isEnabled) }

  /// Returns whether the user can operate a control while the item has the focus.
  func isEnabled(_ control: Int) -> Bool {
    guard let node = tree.controls?.nodes[control], tree.control(at: control)?.isEnabled ?? false else {
      return false
    }
    return !tree.isHidden(node, in: state)
  }

  /// Lays out the row, unless it was: a row that looks the same as before is not drawn again.
  func layOut(_ engine: Engine) {
    if let text = engine.hostText?() { _ = tree.layout(for: text.labelText) }
  }

  var enabledFields: [Int] { enabledControls.filter(isField) }

  /// Returns the position of the first control with an id that the user can operate; `nil` if there is none.
  func enabledControl(_ id: ItemID) -> Int? {
    tree.controls?.focusIDs.first { $0.id == id && isEnabled($0.control) }?.control
  }

  func isField(_ control: Int) -> Bool { tree.control(at: control)?.editedText != nil }

  /// Calls the handler of a control as soon as no update is under way.
  func send(_ event: ControlEvent, _ engine: Engine) {
    engine.enqueue { [tree] in tree.handle(event) }
    engine.setNeedsUpdate()
  }
}
