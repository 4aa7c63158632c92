/// What a storyboard would connect.
extension Simulation {
  /// Connects a prototype of cells with a collection view.
  ///
  /// - Parameters:
  ///   - identifier: Its reuse identifier.
  ///   - view: The view whose prototype it is.
  ///   - make: Makes a cell as the storyboard describes it.
  public static func providePrototype(
    _ identifier: String, in view: UICollectionView, make: @escaping () -> UICollectionViewCell
  ) { view.registry.register(prototype: make, at: ReuseSlot(identifier: identifier)) }

  /// Connects a prototype of cells with a table view.
  ///
  /// - Parameters:
  ///   - identifier: Its reuse identifier.
  ///   - view: The view whose prototype it is.
  ///   - make: Makes a cell as the storyboard describes it.
  public static func providePrototype(
    _ identifier: String, in view: UITableView, make: @escaping () -> UITableViewCell
  ) { view.cellRegistry.register(prototype: make, at: ReuseSlot(identifier: identifier)) }
}
