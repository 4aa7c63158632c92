@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The state of drags out of the collection, and of drags over it.
struct DragState {
  var gesture: ReorderGesture<EventTarget>
  var outgoing: OutgoingDrag?
  var hover: DropHover?
  var hasDraggableItems = false
  /// Whether `hasDraggableItems` may have changed with the content.
  var needsDraggableCheck = false
  /// Whether the destination of the hovering drag has to be updated because other elements are below it.
  var isUnsettled = false
  /// The empty sections that accept drops in the current content; `nil` if they are not known yet.
  var emptySections: [Int]?

  init(timing: GestureTiming) { gesture = ReorderGesture(start: .moving, timing: timing) }
}

/// A drag out of a collection.
struct OutgoingDrag {
  /// The items that are dragged, as far as they still exist.
  var targets: [EventTarget]
  let drag: Drag
  /// The item that was pressed; `nil` if it is gone.
  var pressed: EventTarget?
  /// Whether the host has taken the drag.
  var isTaken = false
  /// Whether the pointer that began the drag still sends events, which nothing else may handle.
  var hasPointer = false
  /// Whether the item is back over the collection and is being reordered there.
  var isReordering = false
  /// Whether the items were dropped in their own collection; one that changes its section then has moved.
  var wasDroppedInOwnCollection = false
}

/// A drag that hovers over a collection.
struct DropHover {
  var dropInfo: DropInfo
  /// The position of the pointer, in viewport coordinates.
  var pointer: Point
  /// The area that the pointer has covered, in viewport coordinates: the content scrolls only away from it.
  var visitedRect: Rect
  /// The destination of a drop; `nil` if the drag is not accepted.
  var destination: DropDestination?
  /// The known decisions of the app about places in the current content.
  var decidedActions: [DropPlace: DragAction?] = [:]

  init(_ dropInfo: DropInfo, at point: Point) {
    (self.dropInfo, pointer) = (dropInfo, point)
    visitedRect = Rect(origin: point)
  }

  mutating func move(to point: Point) {
    pointer = point
    visitedRect = visitedRect.union(Rect(origin: point))
  }
}

struct DropDestination {
  var proposal: DropProposal
  let handler: AnyDropHandler
  let mark: DropIndicator
}

/// The indicator of the place where a drop would go; hosts draw it in front of the items.
public struct DropIndicator: Hashable, Sendable {
  /// The frame of the indicator, in viewport coordinates, in points.
  public var frame: Rect
  /// The style of the indicator.
  public var style: Style

  /// Creates an indicator.
  public init(frame: Rect, style: Style) { (self.frame, self.style) = (frame, style) }

  /// The style of a drop indicator.
  public enum Style: Hashable, Sendable {
    /// A line between items.
    case line
    /// A frame around the item or the section that accepts the drop.
    case area
  }
}

/// A drop whose data has not arrived yet, for hosts that receive it later.
public struct PendingDrop {
  /// The place of the drop, and the operation to perform.
  public let proposal: DropProposal
  /// The handler of the drop; `nil` if the item was reordered within its own collection.
  package let handler: AnyDropHandler?
  let isOwn: Bool
}
