/// The relatives of a view.
struct ViewHierarchy {
  weak var superview: UIView?
  var subviews: [UIView] = []

  /// Where among its siblings a view is put.
  enum Place {
    case top, bottom
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }
}
