@_spi(Behaviors) import TesseraKernel

extension Engine {
  /// The keys with which the user acts on the focused item and on the selection at the moment, with the titles of their
  /// effects, for lists of keys.
  ///
  /// They do not contain declared commands, see ``keyCommands``, nor keys that move the focus.
  public var boundKeys: [(title: String, strokes: [KeyStroke])] {
    var keys: [(title: String, strokes: [KeyStroke])] = []
    let target = focusedTarget
    if let target, let cell = declaredCell(of: target) {
      if canAct(on: cell, at: target.path) || cell.isInteractive(as: target.path.element) {
        keys.append(("Activate the item", [.enter]))
      }
      let chain = responderChain(of: EventReceiver(target: target))
      let actions = chain.compactMap { declaredCell(of: $0.target)?.attributes.actions }
      if let deletion = actions.joined().first(where: { $0.isDeletion }) {
        // In a tree, Backspace moves to the parent.
        let isInTree = cell.attributes.expansion != nil
        keys.append((deletion.title, isInTree ? [.delete] : [.delete, .backspace]))
      }
    }
    if anyBehavior(in: .items, { $0.allowsMultipleItems(self) }) {
      keys.append(("Select the item", [.space]))
      keys.append(("Select everything", [.control("a")]))
    }
    return keys
  }
}
