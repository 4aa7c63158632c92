/// The hand of somebody who uses a collection view.
extension Simulation {
  /// Swipes over an item.
  ///
  /// - Returns: What that uncovers, if anything: only items of a list are swiped.
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

  /// Taps an action that a swipe has uncovered.
  ///
  /// - Returns: Whether the action was performed, as its handler said; `nil` if it has not said anything yet.
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
