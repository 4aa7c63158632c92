#if hasFeature(Embedded)
// In Embedded Swift, the texts of controls are equal if they consist of the same bytes, as those of ids are, so that a
// program does not link the tables of Unicode normalization.

extension Control {
  /// Returns whether both controls look the same and have the same state.
  public static func == (left: Control, right: Control) -> Bool {
    left.index == right.index && left.isEnabled == right.isEnabled && left.kind == right.kind
      && left.tint == right.tint
      && (left.label == nil) == (right.label == nil)
      && (left.label ?? "").hasSameBytes(as: right.label ?? "")
      && (left.link == nil) == (right.link == nil)
      && (left.link ?? "").hasSameBytes(as: right.link ?? "")
  }
}

extension Control.Kind {
  /// Returns whether both kinds are the same, with the same titles and state.
  public static func == (left: Control.Kind, right: Control.Kind) -> Bool {
    switch (left, right) {
    case (.button(let title, let role), .button(let otherTitle, let otherRole)):
      role == otherRole && title.hasSameBytes(as: otherTitle)
    case (.toggle(let title, let isOn), .toggle(let otherTitle, let otherIsOn)):
      isOn == otherIsOn && title.hasSameBytes(as: otherTitle)
    case (.stepper(let value, let range, let step), .stepper(let otherValue, let otherRange, let otherStep)):
      value == otherValue && range == otherRange && step == otherStep
    case (.menu(let options, let selected), .menu(let otherOptions, let otherSelected)):
      selected == otherSelected && options.elementsEqual(otherOptions) { $0.hasSameBytes(as: $1) }
    case (
      .textField(let text, let placeholder, let isSecure),
      .textField(let otherText, let otherPlaceholder, let otherIsSecure)
    ):
      isSecure == otherIsSecure && text.hasSameBytes(as: otherText)
        && placeholder.hasSameBytes(as: otherPlaceholder)
    case (
      .textEditor(let text, let placeholder, let lines),
      .textEditor(let otherText, let otherPlaceholder, let otherLines)
    ):
      lines == otherLines && text.hasSameBytes(as: otherText)
        && placeholder.hasSameBytes(as: otherPlaceholder)
    default: false
    }
  }
}
#endif
