import TesseraLayout

/// An item that is on screen or near it, and the view that shows it.
public struct LiveCell {
  /// The view.
  public let id: CellID
  /// The item: no two live cells have one key. While the view stays the key may change, as ``MountOperation`` tells.
  public internal(set) var key: ItemKey
  /// Where the item is in the content.
  public internal(set) var path: ElementPath
  /// What the view shows.
  public internal(set) var cell: DeclaredCell
  /// Where the view stands, or is on its way to.
  public internal(set) var placement: Placement
  /// Whether the item is focused, selected or pressed.
  public internal(set) var state: CellState
  /// Whether it was told that the item is in the viewport.
  var isInView = false
  /// What keeps the view with the item out of view.
  var keptFor: KeepAliveReason = []
  /// How the item moves as declared, by itself or around it.
  var declaredMotion: DeclaredMotionBox?
  /// What is different from a view at rest; nil where nothing is.
  var movement: Movement?
  /// Whether the item is gone, or out of view, and only the way out is shown: such a view takes no events.
  public internal(set) var isLeaving = false

  /// How the view is seen at the time of the latest transaction.
  public var presentation: Presentation { movement?.presentation ?? Presentation(frame: placement.frame) }
}

extension LiveCell {
  /// Places the view elsewhere. Hosts see it at rest there until they are told otherwise.
  mutating func place(_ placement: Placement) {
    self.placement = placement
    movement = movement.map { Movement($0.motion, Presentation(frame: placement.frame)) }
  }

  /// Takes over where its item is in new content.
  mutating func go(to place: (key: ItemKey, path: ElementPath)) { (key, path) = (place.key, place.path) }

  /// Where the view is on screen before its effect, if everything has shifted by a distance.
  func presentedFrame(shiftedBy distance: Point) -> Rect { presentation.frame.offset(by: distance) }
}

/// How a view that is not at rest moves, and how it is seen. A reference, because most views are at rest; never changed.
final class Movement {
  /// What is under way; nil where only the place in the viewport makes a difference.
  let motion: Motion?
  /// What hosts were told last.
  let presentation: Presentation

  init(_ motion: Motion?, _ presentation: Presentation) {
    self.motion = motion
    self.presentation = presentation
  }
}
