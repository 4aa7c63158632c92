extension Simulation {
  /// Returns the recorded commands of a view's last drawing.
  public static func drawing(of view: UIView) -> [DrawnElement] { view.layer.drawing }

  /// Returns the number of times that a view was drawn.
  public static func drawnCount(of view: UIView) -> Int { view.environment.drawnCount }
}
