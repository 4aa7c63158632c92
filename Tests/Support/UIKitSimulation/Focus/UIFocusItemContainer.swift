/// UIKit requires a coordinate space as well, which is not simulated: a container here is always a view.
@MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
