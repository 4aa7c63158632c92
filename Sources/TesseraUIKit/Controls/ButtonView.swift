#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows a button.
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
    var configuration = role.configuration(tint: accentColor)
    configuration.title = title
    button.configuration = configuration
    button.isEnabled = control.isEnabled
    button.accessibilityLabel = control.label ?? title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

extension ButtonRole {
  /// Returns the appearance of the role.
  @MainActor
  fileprivate func configuration(tint: UIColor) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch self {
    case .normal, .destructive:
      configuration = .gray()
      configuration.baseForegroundColor = .text(
        self == .destructive ? .negative : .accent, on: .button, tint: tint)
    case .prominent:
      configuration = .filled()
      configuration.baseForegroundColor = .white
      configuration.baseBackgroundColor = .fill(.focus, tint: tint)
    case .plain, .link:
      configuration = .plain()
      configuration.baseForegroundColor = .text(.accent, on: .row, tint: tint)
    }
    return configuration
  }
}
#endif
