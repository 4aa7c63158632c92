import TesseraLayout

/// A cell on screen or near it: an item and the view that shows it.
public struct LiveCell {
  /// The id of the view.
  public let id: CellID
  /// The key of the item. No two live cells have the same key. It may change while the view stays; see
  /// ``MountOperation``.
  public internal(set) var key: ItemKey
  /// The path of the item in the content.
  public package(set) var path: ElementPath
  /// The content that the view shows.
  public package(set) var cell: DeclaredCell
  /// The placement of the view, or the one that it is moving to.
  public internal(set) var placement: Placement
  /// The state of the item: focused, selected or pressed.
  public var state: CellState { shown.state }
  /// The control with the keyboard focus in the cell; `nil` if none has it.
  public var controlFocus: ControlFocus? { shown.controlFocus }
  /// The state that the view shows.
  package var shown: ShownState
  /// The reasons for which the view stays mounted while it is off-screen.
  package var keepAliveReasons: KeepAliveReason = []
  /// The declared motion of the item, its own combined with that of its ancestors.
  package var declaredMotion: DeclaredMotionBox?
  /// The difference from a view at rest; `nil` if there is none.
  package var movement: Movement?
  /// A Boolean value that indicates whether the item has gone or is off-screen, and its view only animates
  /// out. Such a view receives no events.
  public package(set) var isLeaving = false

  package init(
    id: CellID, key: ItemKey, path: ElementPath, cell: DeclaredCell, placement: Placement, shown: ShownState,
    declaredMotion: DeclaredMotionBox? = nil
  ) {
    self.id = id
    self.key = key
    self.path = path
    self.cell = cell
    self.placement = placement
    self.shown = shown
    self.declaredMotion = declaredMotion
  }

  /// The presentation of the view at the time of the latest transaction.
  public var presentation: Presentation { movement?.presentation ?? Presentation(frame: placement.frame) }
}

extension LiveCell {
  /// Places the view elsewhere. The host displays it at rest there until the next operation.
  package mutating func place(_ placement: Placement) {
    self.placement = placement
    movement = movement.map { Movement($0.motion, Presentation(frame: placement.frame)) }
  }

  mutating func go(to place: (key: ItemKey, path: ElementPath)) { (key, path) = (place.key, place.path) }

  /// Returns the frame of the view on screen before its effect, if everything has shifted by a distance.
  package func presentedFrame(shiftedBy distance: Point) -> Rect { presentation.frame.offset(by: distance) }
}

/// The motion and presentation of a view that is not at rest. A class, because most views are at rest.
package final class Movement {
  /// The motion; `nil` if only the place in the viewport makes a difference.
  package let motion: Motion?
  /// The presentation that the host received last.
  let presentation: Presentation

  init(_ motion: Motion?, _ presentation: Presentation) {
    self.motion = motion
    self.presentation = presentation
  }
}
