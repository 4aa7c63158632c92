/// Actions of the user in a collection view.
extension Simulation {
  /// Swipes over an item.
  ///
  /// - Returns: The actions, or `nil` if there are none; only items of a list can be swiped.
  public static func swipe(
    _ edge: RowEdge, ofItemAt indexPath: IndexPath, in view: UICollectionView
  ) -> UISwipeActionsConfiguration? {
    turn()
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.list(of: indexPath.section) else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  /// Taps a swipe action.
  ///
  /// - Returns: Whether the action was performed, according to its handler; `nil` if the handler has not
  ///   called back yet.
  @discardableResult
  public static func perform(
    _ action: UIContextualAction, ofItemAt indexPath: IndexPath, in view: UICollectionView
  ) -> Bool? {
    var answer: Bool?
    action.handler(action, view.cellForItem(at: indexPath) ?? view) { answer = $0 }
    turn()
    return answer
  }

  /// Touches a title of the index at the edge.
  public static func touchIndexTitle(at position: Int, in view: UICollectionView) {
    turn()
    view.touchIndexTitle(at: position)
    turn()
  }
}
