#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows the text of an editor of several lines. The user cannot edit it yet.
final class EditorView: ControlView {
  private let label = UILabel.title()

  override init(_ control: Control) {
    super.init(control)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ control: Control, isOther: Bool) {
    super.show(control, isOther: isOther)
    guard case .textEditor(let text, let placeholder, _) = control.kind else { return }
    label.show(text.isEmpty ? placeholder : text, isEnabled: control.isEnabled && !text.isEmpty)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = control.label ?? placeholder
    accessibilityValue = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(size.height, bounds.height))
  }
}
#endif
