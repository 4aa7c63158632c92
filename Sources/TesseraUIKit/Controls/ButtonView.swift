#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

final class ButtonView: ControlView {
  private let button = UIButton(configuration: .gray())

  override init(_ control: Control) {
    super.init(control)
    button.addAction(UIAction { [weak self] _ in self?.send(.press) }, for: .primaryActionTriggered)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibleElement: UIView { button }

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .button(let title, let role) = control.kind else { return }
    var configuration = configuration(of: role)
    configuration.title = title
    button.configuration = configuration
    button.isEnabled = control.isEnabled
    button.accessibilityLabel = control.label ?? title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  private func configuration(of role: ButtonRole) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch role {
    case .normal:
      configuration = .gray()
      configuration.baseForegroundColor = textTint(on: .button)
    case .destructive:
      configuration = .gray()
      configuration.baseForegroundColor = .text(.negative, on: .button)
    case .prominent:
      configuration = .filled()
      (configuration.baseBackgroundColor, configuration.baseForegroundColor) = prominentColors
    case .plain, .link:
      configuration = .plain()
      configuration.baseForegroundColor = textTint(on: .row)
    }
    return configuration
  }
}
#endif
