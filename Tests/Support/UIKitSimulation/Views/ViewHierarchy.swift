/// The superview and subviews of a view. A class, because copies of weak references are slow.
@MainActor final class ViewHierarchy {
  weak var superview: UIView?
  var subviews: [UIView] = []

  /// Whether the topmost ancestor is a window.
  var isInWindow = false

  /// The position of a new subview among its siblings.
  enum Place {
    case top, bottom
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }
}
