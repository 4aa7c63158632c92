import TesseraLayout

/// An item that is on screen or near it, and the view that shows it.
public struct LiveCell {
  /// The view.
  public let id: CellID
  /// The item: no two live cells have one key. While the view stays the key may change, as ``MountOperation`` tells.
  public internal(set) var key: ItemKey
  /// Where the item is in the content.
  public package(set) var path: ElementPath
  /// What the view shows.
  public package(set) var cell: DeclaredCell
  /// Where the view stands, or is on its way to.
  public internal(set) var placement: Placement
  /// Whether the item is focused, selected or pressed.
  public package(set) var state: CellState
  /// What keeps the view with the item out of view.
  package var keptFor: KeepAliveReason = []
  /// How the item moves as declared, by itself or around it.
  package var declaredMotion: DeclaredMotionBox?
  /// What is different from a view at rest; nil where nothing is.
  package var movement: Movement?
  /// Whether the item is gone, or out of view, and only the way out is shown: such a view takes no events.
  public package(set) var isLeaving = false

  /// Makes the value of its parts.
  package init(
    id: CellID, key: ItemKey, path: ElementPath, cell: DeclaredCell, placement: Placement, state: CellState,
    keptFor: KeepAliveReason = [], declaredMotion: DeclaredMotionBox? = nil,
    movement: Movement? = nil, isLeaving: Bool = false
  ) {
    self.id = id
    self.key = key
    self.path = path
    self.cell = cell
    self.placement = placement
    self.state = state
    self.keptFor = keptFor
    self.declaredMotion = declaredMotion
    self.movement = movement
    self.isLeaving = isLeaving
  }

  /// How the view is seen at the time of the latest transaction.
  public var presentation: Presentation { movement?.presentation ?? Presentation(frame: placement.frame) }
}

extension LiveCell {
  /// Places the view elsewhere. Hosts see it at rest there until they are told otherwise.
  package mutating func place(_ placement: Placement) {
    self.placement = placement
    movement = movement.map { Movement($0.motion, Presentation(frame: placement.frame)) }
  }

  /// Takes over where its item is in new content.
  mutating func go(to place: (key: ItemKey, path: ElementPath)) { (key, path) = (place.key, place.path) }

  /// Where the view is on screen before its effect, if everything has shifted by a distance.
  package func presentedFrame(shiftedBy distance: Point) -> Rect { presentation.frame.offset(by: distance) }
}

/// How a view that is not at rest moves, and how it is seen. A reference, because most views are at rest; never changed.
package final class Movement {
  /// What is under way; nil where only the place in the viewport makes a difference.
  package let motion: Motion?
  /// What hosts were told last.
  let presentation: Presentation

  init(_ motion: Motion?, _ presentation: Presentation) {
    self.motion = motion
    self.presentation = presentation
  }
}
