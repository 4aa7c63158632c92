/// The connections of a storyboard.
extension Simulation {
  /// Connects a prototype cell with a collection view.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - view: The view that owns the prototype.
  ///   - make: Creates a cell as the storyboard describes it.
  public static func providePrototype(
    _ identifier: String, in view: UICollectionView, make: @escaping () -> UICollectionViewCell
  ) { view.registry.register(prototype: make, at: ReuseSlot(identifier: identifier)) }

  /// Connects a prototype cell with a table view.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - view: The view that owns the prototype.
  ///   - make: Creates a cell as the storyboard describes it.
  public static func providePrototype(
    _ identifier: String, in view: UITableView, make: @escaping () -> UITableViewCell
  ) { view.cellRegistry.register(prototype: make, at: ReuseSlot(identifier: identifier)) }
}
