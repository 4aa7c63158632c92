extension UIView {
  /// Makes the first responder within the view resign. Returns whether it has.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let current = FirstResponder.current as? UIView, current.isDescendant(of: self) else {
      return false
    }
    return current.resignFirstResponder()
  }
}
