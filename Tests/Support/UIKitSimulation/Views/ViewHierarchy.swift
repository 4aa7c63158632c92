/// The relatives of a view. An object, because copies of weak references are slow.
@MainActor final class ViewHierarchy {
  weak var superview: UIView?
  var subviews: [UIView] = []

  /// Whether the way up ends in a window.
  var isInWindow = false

  /// Where among its siblings a view is put.
  enum Place {
    case top, bottom
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }
}
