import TesseraLayout

/// The position of a pointer event, and the elements at that position.
///
/// One is created for each event. The elements are found on first access, and then stored.
public final class PointerHit {
  /// The position in the viewport, in points from its top left corner.
  public let position: Point
  /// The receivers at the position, and the update count when they were found; `nil` before the first access.
  package var found: (receivers: [EventReceiver], updateCount: Int)?

  package init(at position: Point) { self.position = position }
}

/// The target of an event: an item or a group of cells, identified by its key even when it moves.
///
/// A class, because events and gestures are copied with their targets, and an ``ItemKey`` is large.
package final class EventTarget: Identifiable {
  package let key: ItemKey
  package let path: ElementPath

  package init(key: ItemKey, path: ElementPath) {
    self.key = key
    self.path = path
  }

  package var id: ItemKey { key }
}

/// An event target, and the point in it that was hit.
package struct EventReceiver {
  package var target: EventTarget
  /// The point in the cell's own coordinates, in points; `nil` if a key or the app addresses the whole item.
  package var place: Point?
  package var modifiers: KeyModifiers

  package init(target: EventTarget, place: Point? = nil, modifiers: KeyModifiers = []) {
    self.target = target
    self.place = place
    self.modifiers = modifiers
  }
}
