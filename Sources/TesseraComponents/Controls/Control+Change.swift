import TesseraKernel

// The changes that presses of controls make.

extension Control {
  /// Returns the change by a press.
  ///
  /// - Parameter direction: 1 for the next number, -1 for the previous one.
  /// - Returns: The change; `nil` if there is none, such as a number beyond the last one.
  func change(_ direction: Int = 1) -> ControlEvent.Change? {
    switch kind {
    case .button: .press
    case .toggle(_, let isOn): .turn(on: !isOn)
    case .stepper(let value, let range, let step):
      number(after: value, in: range, step.multipliedReportingOverflow(by: direction).partialValue).map {
        .set($0)
      }
    case .menu(let options, let selected):
      options.isEmpty ? nil : .choose(option(after: selected, of: options.count, direction))
    case .textField, .textEditor: .focus
    }
  }

  /// Whether the control uses the keys that move sideways.
  var usesSidewaysKeys: Bool {
    switch kind {
    case .stepper, .menu, .textField, .textEditor: true
    case .button, .toggle: false
    }
  }

  /// The text of a field, and whether it may have several lines; `nil` for any other control.
  var editedText: (text: String, isMultiline: Bool)? {
    switch kind {
    case .textField(let text, _, _): (text, false)
    case .textEditor(let text, _, _): (text, true)
    case .button, .toggle, .stepper, .menu: nil
    }
  }

  /// Returns the next or previous option; the first or the last one if none is chosen.
  private func option(after selected: Int?, of count: Int, _ direction: Int) -> Int {
    guard let selected, 0..<count ~= selected else { return direction > 0 ? 0 : count - 1 }
    return (selected + direction + count) % count
  }

  private func number(after value: Int, in range: ClosedRange<Int>, _ step: Int) -> Int? {
    let (sum, overflow) = value.addingReportingOverflow(step)
    let next = overflow ? (step > 0 ? range.upperBound : range.lowerBound) : sum
    let clamped = min(max(next, range.lowerBound), range.upperBound)
    return clamped == value ? nil : clamped
  }
}
