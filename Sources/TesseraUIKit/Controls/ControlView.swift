#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

/// A view that shows a control of a drawing, with a control of UIKit inside.
///
/// Each subclass shows one ``Kind``.
class ControlView: UIView {
  let kind: Kind
  private(set) var control: Control
  /// The view of the cell, which receives what the user does.
  weak var canvas: CanvasView?

  enum Kind {
    case button, toggle, stepper, menu, field, secureField, editor
  }

  init(_ control: Control) {
    (self.control, kind) = (control, Kind(control.kind))
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  static func make(_ control: Control) -> ControlView {
    let view: ControlView =
      switch Kind(control.kind) {
      case .button: ButtonView(control)
      case .toggle: ToggleView(control)
      case .stepper: StepperView(control)
      case .menu: MenuView(control)
      case .field, .secureField: FieldView(control)
      case .editor: EditorView(control)
      }
    view.show(control, isOther: true)
    return view
  }

  /// Shows another control of the same kind.
  ///
  /// - Parameter isOther: Whether the control belongs to another item than before.
  func show(_ control: Control, isOther: Bool) { self.control = control }

  /// Shows the declared state again, whatever the user has made of it.
  func showState() {}

  /// The element for assistive technologies.
  var accessibleElement: UIView { self }

  /// Whether a tap beside the control of UIKit, but in the view, is one on the control.
  var takesTapsBesideControl: Bool { false }

  /// Whether the declared state is to be shown in the next layout pass.
  private var isStateStale = false

  /// Shows the declared state in the next layout pass, unless the app has accepted the change of the user until then.
  final func setNeedsState() {
    isStateStale = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isStateStale else { return }
    isStateStale = false
    showState()
  }

  /// Sends a change that the user makes to the item.
  final func send(_ change: ControlEvent.Change) {
    canvas?.send(ControlEvent(control: control.index, change: change), from: self)
  }
}

extension ControlView.Kind {
  /// Creates the kind of view that shows a kind of control.
  init(_ control: Control.Kind) {
    self =
      switch control {
      case .button: .button
      case .toggle: .toggle
      case .stepper: .stepper
      case .menu: .menu
      case .textField(_, _, isSecure: false): .field
      case .textField(_, _, isSecure: true): .secureField
      case .textEditor: .editor
      }
  }
}

extension UILabel {
  /// Creates the title of a control, which assistive technologies read as its label.
  static func title() -> UILabel {
    let label = UILabel()
    label.isAccessibilityElement = false
    return label
  }

  /// Shows a title, in the font of components.
  func show(_ title: String, isEnabled: Bool) {
    text = title
    font = SystemText.labels.font(.body, 1)
    textColor = .text(isEnabled ? .primary : .secondary, on: .row)
  }
}

extension UIView {
  func isInControlOfCell(of collection: CollectionView) -> Bool {
    var view: UIView? = self
    while let candidate = view, candidate !== collection {
      if let control = candidate as? ControlView { return control.canvas?.owner === collection }
      view = candidate.superview
    }
    return false
  }

  /// Places a view at the trailing edge and another one in the remaining width, both in the middle between top and bottom.
  func place(_ trailing: UIView, _ leading: UIView, spacing: CGFloat) {
    let size = trailing.intrinsicContentSize
    let width = max(0, bounds.width - size.width - spacing)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    trailing.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    leading.frame = CGRect(
      x: isMirrored ? size.width + spacing : 0, y: 0, width: width, height: bounds.height)
  }
}
#endif
