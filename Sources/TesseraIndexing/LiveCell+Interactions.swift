@_spi(Behaviors) import Tessera

// The declared interactions of the parts of a group: their view gets no others.

extension LiveCell {
  /// Whether the element declares actions of a menu.
  package var hasActions: Bool { !cell.attributes.actions.isEmpty }

  package var isDraggable: Bool { cell.attributes.offer != nil }
}
