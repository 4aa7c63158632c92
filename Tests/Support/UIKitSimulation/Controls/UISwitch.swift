@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  override var primaryEvents: Event { .valueChanged }

  /// Sends no event: only the user's touch does.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override func wasTouched(inside: Bool) {
    guard inside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
