/// A control in a drawing, which a host with widgets shows as one of them.
///
/// A drawing contains controls only if the host has widgets for them (``HostMetrics/hasNativeControls``). For every
/// other host, components draw their controls with fills and texts.
public struct Control: Hashable, Sendable {
  /// The position of the control among the controls of its cell.
  public var index: Int
  /// The kind of the control, with what it shows.
  public var kind: Kind
  /// Whether the user can operate the control.
  public var isEnabled: Bool
  /// The label that assistive technologies read; `nil` for the title of the control.
  public var label: String?
  /// The color that takes the place of the accent color.
  public var tint: Color
  /// The address that a button leads to; `nil` for none.
  public var link: String?

  /// The kinds of controls.
  public enum Kind: Hashable, Sendable {
    /// A button with a title.
    case button(String, ButtonRole)
    /// A check box or a switch with a title.
    case toggle(String, isOn: Bool)
    /// A number that the user increases and decreases by a step.
    case stepper(Int, in: ClosedRange<Int>, step: Int)
    /// A choice of one of several options; `nil` if none is chosen.
    case menu([String], selected: Int?)
    /// A field for one line of text, with its placeholder.
    case textField(String, placeholder: String, isSecure: Bool)
    /// A field for several lines of text, with its placeholder, and the least and the largest number of lines that it shows.
    case textEditor(String, placeholder: String, lines: ClosedRange<Int>)
  }

  /// Creates a control.
  public init(
    index: Int, kind: Kind, isEnabled: Bool = true, label: String? = nil, tint: Color = .accent,
    link: String? = nil
  ) {
    (self.index, self.kind, self.isEnabled) = (index, kind, isEnabled)
    (self.label, self.tint, self.link) = (label, tint, link)
  }
}

extension Control {
  /// The label that assistive technologies read.
  public var accessibilityLabel: String {
    if let label { return label }
    return switch kind {
    case .button(let title, _), .toggle(let title, isOn: _): title
    case .stepper(let value, in: _, step: _): String(value)
    case .menu(let options, let selected):
      selected.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
    case .textField(let text, let placeholder, let isSecure): isSecure || text.isEmpty ? placeholder : text
    case .textEditor(let text, let placeholder, lines: _): text.isEmpty ? placeholder : text
    }
  }
}

/// The meaning of a button, from which a host derives its appearance.
public enum ButtonRole: Hashable, Sendable, CaseIterable {
  /// A button without a special meaning.
  case normal
  /// The button of the action that the user most likely wants, such as *Save*.
  case prominent
  /// The button of an action that deletes data.
  case destructive
  /// A button without a border, such as one inside a row of text.
  case plain
  /// A link to something else, such as a web page.
  case link
}
