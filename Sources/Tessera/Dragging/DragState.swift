@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What the engine knows of drags out of its collection, and of those that hover over it.
struct DragState {
  /// What a pointer does about it.
  var gesture: ReorderGesture<EventTarget>
  /// The drag out of the collection that is under way.
  var outgoing: OutgoingDrag?
  /// What hovers over the collection.
  var hover: DropHover?
  /// Whether an item that is shown offers something.
  var isOffered = false
  /// Whether that may have changed with the content.
  var isOfferStale = false
  /// Whether what hovers has to be looked at again: something else is below it.
  var isUnsettled = false
  /// The sections without items that take something, where these were looked for in the present content.
  var emptySections: [Int]?

  init(timing: GestureTiming) { gesture = ReorderGesture(start: .moving, timing: timing) }
}

/// A drag out of a collection.
struct OutgoingDrag {
  /// The items that are dragged, as far as they are still there.
  var targets: [EventTarget]
  let drag: Drag
  /// The item that was pressed; nil: it has gone.
  var pressed: EventTarget?
  /// Whether the host knows of it.
  var isTaken = false
  /// Whether the pointer that has begun it is still told of, so that nobody else is to make anything of it.
  var hasPointer = false
  /// Whether the item is back over the collection, and carried there.
  var isReordering = false
  /// Whether the items were dropped in the collection itself: an item that is in another section from then on was put there.
  var hasLanded = false
}

/// Something that hovers over a collection.
struct DropHover {
  var visit: DragVisit
  /// Where the pointer is, in viewport coordinates.
  var pointer: Point
  /// Where it has been so far, in viewport coordinates: the content scrolls only away from there.
  var visited: Rect
  /// Where it would be dropped; nil: nowhere.
  var spot: DropSpot?
  /// What the app has said about places in the present content.
  var answers: [DropPlace: DragAction?] = [:]

  init(_ visit: DragVisit, at point: Point) {
    (self.visit, pointer) = (visit, point)
    visited = Rect(origin: point)
  }

  mutating func move(to point: Point) {
    pointer = point
    visited = visited.union(Rect(origin: point))
  }
}

/// A place for what hovers.
struct DropSpot {
  var proposal: DropProposal
  let handler: AnyDropHandler
  let mark: DropMark
}

/// What people see of where something would be dropped; hosts draw it in front of the items.
public struct DropMark: Hashable, Sendable {
  /// Where it is seen, in viewport coordinates, in points.
  public var frame: Rect
  /// What it looks like.
  public var style: Style

  /// Makes a mark.
  public init(frame: Rect, style: Style) { (self.frame, self.style) = (frame, style) }

  /// What a mark looks like.
  public enum Style: Hashable, Sendable {
    /// A line between items.
    case line
    /// A frame around the item or the section that takes it.
    case area
  }
}

/// Where something was dropped, for a host that has to wait for what it is.
public struct DropLanding {
  /// Where it goes, and what is done with it.
  public let proposal: DropProposal
  /// Who takes it; nil: it was carried to its place in its own collection.
  let handler: AnyDropHandler?
  /// Whether it comes from the collection itself.
  let isOwn: Bool
}
