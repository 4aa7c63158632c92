/// A view that a collection or table view makes from a class, and uses again for another place.
@MainActor protocol ReusableView: UIView {
  /// How UIKit's views make one of a class object; only the simulation's views call it.
  init()
  func prepareForReuse()
  /// What it can be reused for.
  var slot: ReuseSlot? { get set }
}
