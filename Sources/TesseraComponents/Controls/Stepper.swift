import TesseraKernel

/// A number that the user increases and decreases.
///
///     HStack {
///       Text("Guests")
///       Spacer()
///       Stepper(guests, in: 1...8) { guests = $0 }
///     }
///
/// Left and Right change the number of the focused stepper, as does a click on its halves.
public struct Stepper: PrimitiveComponent {
  private let value: Int
  private let range: ClosedRange<Int>
  private let step: Int
  private let action: (Int) -> Void

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: The number. A number outside of the range is shown as it is, and the next step leads into the range.
  ///   - range: The numbers that the user can reach.
  ///   - step: The distance between two numbers, at least 1.
  ///   - action: The handler that is called with the new number. It should change the state that `value` comes from.
  public init(
    _ value: Int, in range: ClosedRange<Int>, step: Int = 1, action: @escaping (_ value: Int) -> Void
  ) {
    self.value = value
    self.range = range
    self.step = max(1, step)
    self.action = action
  }

  /// Appends the stepper.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(.stepper(value, in: range, step: step), handler: .set(action))
  }
}
