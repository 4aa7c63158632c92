/// A view that a collection or table view creates from a class and reuses at other index paths.
@MainActor protocol ReusableView: UIView {
  /// Creates a view from a class object, as UIKit's views do; only the simulation's views call it.
  init()
  func prepareForReuse()
  /// The slot for reuse.
  var slot: ReuseSlot? { get set }
}
