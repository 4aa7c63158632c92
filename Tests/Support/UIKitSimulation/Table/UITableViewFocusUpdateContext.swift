/// A focus change that concerns a table view.
@MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { previous }
  open var nextFocusedIndexPath: IndexPath? { upcoming }

  /// The former and the next index path of the focus, if in this view.
  var previous: IndexPath?
  var upcoming: IndexPath?
}
