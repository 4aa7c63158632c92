#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows the chosen option, and all of them in a menu.
final class MenuView: ControlView {
  private let button = UIButton(configuration: .gray())

  override init(_ control: Control) {
    super.init(control)
    button.showsMenuAsPrimaryAction = true
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibleElement: UIView { button }

  override func show(_ control: Control, isOther: Bool) {
    let old = self.control
    super.show(control, isOther: isOther)
    guard case .menu(let options, let selected) = control.kind else { return }
    let title = selected.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.image = UIImage(systemName: "chevron.up.chevron.down")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.baseForegroundColor = textTint(on: .button)
    button.configuration = configuration
    button.isEnabled = control.isEnabled && !options.isEmpty
    button.accessibilityLabel = control.label ?? title
    button.accessibilityValue = control.label == nil ? nil : title
    // A menu that is open is not replaced by an equal one.
    if isOther || old.kind != control.kind { showState() }
  }

  /// Marks the declared option; UIKit has marked the one that the user has chosen.
  override func showState() {
    guard case .menu(let options, let selected) = control.kind else { return }
    let actions = options.enumerated().map { index, option in
      UIAction(title: option, state: index == selected ? .on : .off) { [weak self] _ in
        self?.send(.choose(index))
      }
    }
    button.menu = UIMenu(options: .singleSelection, children: actions)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
#endif
