@MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
