@_spi(Behaviors) import TesseraKernel

struct ReorderState {
  var gesture: ReorderGesture<EventTarget>
  /// The reordering under way or just dropped; `nil` if there is none.
  var drag: ReorderDrag?
  /// Whether the item was dropped and the app has not shown other content since.
  var isDropped = false
  /// Whether the content requested last declares reordering.
  var isDeclared = false
  /// The content requested last, with the item at its target; `nil` if it is not needed.
  var content: DeclaredContent?
  /// The paths between which an item moves with the next content.
  var shift: (from: ElementPath, to: ElementPath)?
  /// Whether the pending content is the app's, or returns another item, so that its frames are not known yet.
  var isContentForeign = false
  /// Whether the target has to be updated.
  var isUnsettled = false
  /// Whether content was scrolled under the held item.
  var hasScrolled = false
  /// Whether the pointer has moved without another effect.
  var hasMoved = false
  /// The moves by keys that wait until the content is shown.
  var waiting: [(move: FocusMove, target: EventTarget)] = []
  /// The views that are kept alive because they are dragged.
  var kept: Set<CellID> = []
  /// The item that was dropped and is still moving to its place, in front of the others.
  var settlingItem: ElementPath?
  /// The empty sections that accept items in the current content; `nil` if they are not known yet.
  var emptySections: [Int]?

  init(start: DragStart, timing: GestureTiming) { gesture = ReorderGesture(start: start, timing: timing) }

  var isActive: Bool { drag != nil && !isDropped }

  mutating func recordScroll() {
    gesture.scrolled()
    hasScrolled = drag?.hold != nil
  }

  /// Whether the state has to be updated after the next frame.
  var needsFrameUpdate: Bool { hasMoved || hasScrolled || settlingItem != nil || drag?.hold != nil }

  /// Whether the next frame has work to do.
  var isWaiting: Bool { hasMoved || isUnsettled || !waiting.isEmpty }
}

enum ReorderInput {
  /// A drag begins, at a point in the viewport.
  case begin(EventTarget, at: Point)
  /// The pointer moves to a point in the viewport.
  case move(Point)
  /// The item moves before another item of a section, or to its end.
  case place(before: ItemID?, inSection: ItemID?)
  case settle
  case drop
  /// The item returns to its original position.
  case cancel
  case key(FocusMove, EventTarget)
}
