/// A change of the focus that concerns a collection view.
@MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { previous }
  open var nextFocusedIndexPath: IndexPath? { upcoming }

  /// Where the focus was and will be, if in this view.
  var previous: IndexPath?
  var upcoming: IndexPath?
}
