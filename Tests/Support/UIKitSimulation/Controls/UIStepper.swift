/// Two buttons that decrease and increase a number: the left and the right half. Holding a button does not
/// repeat here.
@MainActor open class UIStepper: UIControl {
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue >= maximumValue { Simulation.raise(.stepperBounds, "\(minimumValue) is no minimum") }
      value = number
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue >= maximumValue { Simulation.raise(.stepperBounds, "\(maximumValue) is no maximum") }
      value = number
    }
  }
  open var stepValue: Double = 1 {
    didSet { if stepValue <= 0 { Simulation.raise(.stepperStep, "\(stepValue) is no step") } }
  }
  private var number = 0.0
  private var increments: [UIControl.State: UIImage] = [:]
  private var decrements: [UIControl.State: UIImage] = [:]

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { increments[state] = image }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    increments[state] ?? increments[.normal]
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrements[state] = image }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrements[state] ?? decrements[.normal]
  }

  override var primaryEvents: Event { .valueChanged }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    step(touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
  }

  private func step(_ distance: Double) {
    let old = value
    value = old + distance
    if wraps, value == old { value = distance > 0 ? minimumValue : maximumValue }
    if value != old { sendActions(for: .valueChanged) }
  }
}
