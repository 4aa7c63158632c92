/// A focus change that concerns a collection view.
@MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { previous }
  open var nextFocusedIndexPath: IndexPath? { upcoming }

  /// The former and the next index path of the focus, if in this view.
  var previous: IndexPath?
  var upcoming: IndexPath?
}
