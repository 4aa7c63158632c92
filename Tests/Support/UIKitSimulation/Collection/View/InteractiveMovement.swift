/// An item that the user drags.
struct InteractiveMovement {
  /// The index path before the drag.
  let original: IndexPath
  /// The index path of a drop now.
  var current: IndexPath
  /// The position of the finger, in the coordinates of the content.
  var position: CGPoint

  var key: ElementKey { .cell(original) }
}
