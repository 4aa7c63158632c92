#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows a title and a switch at its trailing edge.
final class ToggleView: ControlView {
  private let title = UILabel.title()
  private let toggle = UISwitch()

  override init(_ control: Control) {
    super.init(control)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        send(.turn(on: toggle.isOn))
      }, for: .valueChanged)
    addSubview(title)
    addSubview(toggle)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibleElement: UIView { toggle }

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .toggle(let title, let isOn) = control.kind else { return }
    self.title.show(title, isEnabled: control.isEnabled)
    toggle.onTintColor = fillTint
    toggle.isEnabled = control.isEnabled
    toggle.accessibilityLabel = control.accessibilityLabel
    // A switch of another item does not move.
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: !isOther && window != nil) }
  }

  override func showState() {
    guard case .toggle(_, let isOn) = control.kind, toggle.isOn != isOn else { return }
    toggle.setOn(isOn, animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(toggle, title, spacing: HostMetrics.touch.tightSpace.width)
  }
}
#endif
