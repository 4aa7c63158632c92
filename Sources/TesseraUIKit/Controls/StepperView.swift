#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows a number, and a stepper at its trailing edge.
final class StepperView: ControlView {
  private let number = UILabel.title()
  private let stepper = UIStepper()

  override init(_ control: Control) {
    super.init(control)
    stepper.addAction(UIAction { [weak self] _ in self?.userHasStepped() }, for: .valueChanged)
    addSubview(number)
    addSubview(stepper)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var takesTapsBesideControl: Bool { true }

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .stepper(let value, let range, let step) = control.kind else { return }
    number.show(String(value), isEnabled: control.isEnabled)
    // UIKit raises an exception for bounds without a distance, also for one that is only passed through.
    let (low, high) = (Double(min(range.lowerBound, value)), Double(max(range.upperBound, value)))
    let isMovable = low < high
    let beyond = low + max(1, low.ulp)
    if low >= stepper.maximumValue { stepper.maximumValue = beyond }
    stepper.minimumValue = low
    stepper.maximumValue = isMovable ? high : beyond
    stepper.stepValue = Double(max(1, step))
    stepper.isEnabled = control.isEnabled && isMovable
    showTint()
    showState()
    accessibilityLabel = control.label
    accessibilityValue = String(value)
    accessibilityTraits = control.isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  /// Shows the signs in the tint. UIKit shows only images in it, and its own ones in the color of text.
  private func showTint() {
    let tint = symbolTint(on: .button)
    stepper.tintColor = tint
    stepper.setDecrementImage(tint == nil ? nil : UIImage(systemName: "minus"), for: .normal)
    stepper.setIncrementImage(tint == nil ? nil : UIImage(systemName: "plus"), for: .normal)
  }

  override func showState() {
    guard case .stepper(let value, _, _) = control.kind else { return }
    stepper.value = Double(value)
  }

  /// Sends the number that follows the declared one. From a number outside of the range, a step leads into the range.
  private func userHasStepped() {
    guard case .stepper(let value, let range, _) = control.kind else { return }
    let wanted = Int(exactly: stepper.value.rounded()) ?? (stepper.value < 0 ? Int.min : Int.max)
    let number = min(max(wanted, range.lowerBound), range.upperBound)
    if number != value { send(.set(number)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(stepper, number, spacing: HostMetrics.touch.regularSpace.width)
  }

  // MARK: VoiceOver

  override func accessibilityIncrement() { adjust(by: stepper.stepValue) }

  override func accessibilityDecrement() { adjust(by: -stepper.stepValue) }

  private func adjust(by distance: Double) {
    guard stepper.isEnabled else { return }
    stepper.value += distance
    userHasStepped()
  }
}
#endif
