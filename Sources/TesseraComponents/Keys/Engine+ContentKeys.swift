import Tessera

extension Engine {
  /// The keys of the tree around the focused item, of pages and of refreshing that have an effect at the
  /// moment, with the titles of their effects.
  package var contentKeys: [(title: String, strokes: [KeyStroke])] {
    var keys = keysOfTree
    if snapping != .none {
      keys.append(("Turn to the previous page", [KeyStroke(.pageUp)]))
      keys.append(("Turn to the next page", [KeyStroke(.pageDown)]))
    }
    if canRefresh { keys.append(("Refresh", [.function(5), .control("r")])) }
    return keys
  }

  private var keysOfTree: [(title: String, strokes: [KeyStroke])] {
    let focus = focusedKey
    guard let cell = cells.first(where: { $0.key == focus }),
      let expansion = cell.cell.attributes.expansion
    else { return [] }
    var keys: [(title: String, strokes: [KeyStroke])] = []
    let isMirrored = configuration.direction == .rightToLeft
    let (outward, inward) = (KeyStroke(isMirrored ? .right : .left), KeyStroke(isMirrored ? .left : .right))
    if expansion.isExpandable {
      keys.append(
        expansion.isExpanded
          ? ("Collapse the item", [outward, "-"]) : ("Expand the item", [inward, "+"]))
      keys.append(("Expand everything inside", ["*"]))
    }
    if expansion.parent != nil { keys.append(("Go to the parent item", [.backspace])) }
    return keys
  }
}
