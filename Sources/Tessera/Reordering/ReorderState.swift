@_spi(Behaviors) import TesseraKernel

/// What the engine knows of items that are carried elsewhere.
struct ReorderState {
  /// What a pointer does about it.
  var gesture: ReorderGesture<EventTarget>
  /// The item on its way; nil: there is none.
  var drag: ReorderDrag?
  /// Whether the item was let go, and the app has not shown other content since.
  var isDropped = false
  /// Whether the content that was asked for last lets items be carried.
  var isDeclared = false
  /// That content, with the item where it is to be shown; nil if it does not matter.
  var content: DeclaredContent?
  /// Between which places an item is carried with the next content.
  var shift: (from: ElementPath, to: ElementPath)?
  /// Whether the content that is waited for is the app's, or takes another item back, so that its places are not known yet.
  var isContentForeign = false
  /// Whether the place has to be looked for again.
  var isUnsettled = false
  /// Whether something was scrolled under what is held.
  var hasScrolled = false
  /// Whether the pointer has moved, and nothing else has to be done.
  var hasMoved = false
  /// Moves by keys that wait for the content to be shown.
  var waiting: [(move: FocusMove, target: EventTarget)] = []
  /// The views that are kept because they are carried.
  var kept: Set<CellID> = []
  /// The item that was let go and is still on its way to its place, in front of the others.
  var landing: ElementPath?
  /// The sections without items that take some, where these were looked for in the present content.
  var emptySections: [Int]?

  init(start: DragStart, timing: GestureTiming) { gesture = ReorderGesture(start: start, timing: timing) }

  /// Whether an item is carried at the moment.
  var isCarrying: Bool { drag != nil && !isDropped }

  /// The content is to be scrolled.
  mutating func noteScroll() {
    gesture.scrolled()
    hasScrolled = drag?.hold != nil
  }

  /// Whether the next frame has to be taken note of.
  var needsNote: Bool { hasMoved || hasScrolled || landing != nil || drag?.hold != nil }

  /// Whether there is something to do in the next frame.
  var isWaiting: Bool { hasMoved || isUnsettled || !waiting.isEmpty }
}

/// What is asked for about reordering.
enum ReorderInput {
  /// An item is taken up at a place in the viewport.
  case begin(EventTarget, at: Point)
  /// It is carried over a place in the viewport.
  case move(Point)
  /// It is carried before another item of a section, or to its end.
  case place(before: ItemID?, inSection: ItemID?)
  /// The best place is looked for again.
  case settle
  /// It is let go.
  case drop
  /// It goes back.
  case cancel
  /// An item is moved by a key.
  case key(FocusMove, EventTarget)
}
