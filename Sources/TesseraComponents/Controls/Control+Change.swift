import TesseraKernel

// What controls do when they are pressed.

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
      number(after: value, in: range, direction * step).map { .set($0) }
    case .menu(let options, let selected):
      options.isEmpty ? nil : .choose(((selected ?? -direction) + direction + options.count) % options.count)
    case .textField: .focus
    }
  }

  /// Returns the change by a key that moves to the left (-1) or to the right (1); `nil` if the control has no use for it.
  func change(bySideways direction: Int) -> ControlEvent.Change? {
    switch kind {
    case .stepper, .menu: change(direction)
    case .button, .toggle, .textField: nil
    }
  }

  /// Whether the control uses the keys that move sideways.
  var usesSidewaysKeys: Bool {
    switch kind {
    case .stepper, .menu, .textField: true
    case .button, .toggle: false
    }
  }

  /// Whether hosts with widgets have one for the control.
  var hasWidget: Bool {
    switch kind {
    case .button, .toggle, .textField: true
    case .stepper, .menu: false
    }
  }

  private func number(after value: Int, in range: ClosedRange<Int>, _ step: Int) -> Int? {
    let (sum, overflow) = value.addingReportingOverflow(step)
    let next = overflow ? (step > 0 ? range.upperBound : range.lowerBound) : sum
    let clamped = min(max(next, range.lowerBound), range.upperBound)
    return clamped == value ? nil : clamped
  }
}
