/// An item under the user's finger.
struct InteractiveMovement {
  /// Where it was taken.
  let original: IndexPath
  /// Where it would be dropped.
  var current: IndexPath
  /// Where the finger is, in the coordinates of the content.
  var position: CGPoint

  /// The cell that is dragged.
  var key: ElementKey { .cell(original) }
}
