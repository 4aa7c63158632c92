import TesseraLayout

/// The place of a pointer event, and what is there.
///
/// One is made for each event. What is there is found out when it is asked for first, and then kept for all that ask.
public final class PointerHit {
  /// The place, in viewport coordinates, in points from its top left corner.
  public let position: Point
  /// The receivers that were found there, and the number of updates at that time; nil if nothing has asked for them yet.
  package var found: (receivers: [Receiver], updateCount: Int)?

  /// Makes a hit of which nothing is known but the place.
  package init(at position: Point) { self.position = position }
}

/// The receiver of an event: an item, or a group of cells. It stays the same one when it moves, and is never another.
package struct EventTarget: Identifiable {
  package var key: ItemKey
  package var path: ElementPath

  package init(key: ItemKey, path: ElementPath) {
    self.key = key
    self.path = path
  }

  /// The key of the item.
  package var id: ItemKey { key }
}

/// A target, and the place in it that was hit.
package struct Receiver {
  package var target: EventTarget
  /// The place, in points of the cell's own coordinates; nil where a key or the program meant the whole item.
  package var place: Point?
  /// The keys that are held down.
  package var modifiers: KeyModifiers

  package init(target: EventTarget, place: Point? = nil, modifiers: KeyModifiers = []) {
    self.target = target
    self.place = place
    self.modifiers = modifiers
  }
}
