extension Simulation {
  /// What a view drew the last time it was asked to.
  public static func drawing(of view: UIView) -> [DrawnElement] { view.layer.drawing }

  /// How often a view has drawn.
  public static func drawnCount(of view: UIView) -> Int { view.environment.drawnCount }
}
