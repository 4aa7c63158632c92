@_spi(Behaviors) import Tessera

// What the parts of a group declare, so that their view does no more.

extension LiveCell {
  /// Whether the element declares actions of a menu.
  package var hasActions: Bool { !cell.attributes.actions.isEmpty }

  /// Whether the element can be dragged out of the content.
  package var isDraggable: Bool { cell.attributes.offer != nil }
}
