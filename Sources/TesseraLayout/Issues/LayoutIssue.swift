/// An invalid parameter of a layout, and how the layout handles it.
///
/// An issue is never fatal.
public struct LayoutIssue: Hashable, Sendable {
  /// The name of the parameter in the layout.
  public var parameter: String
  /// The problem, and how the layout handles it.
  public var outcome: String

  /// Creates an issue from its parts.
  public init(_ parameter: String, _ outcome: String) {
    self.parameter = parameter
    self.outcome = outcome
  }
}

extension LayoutIssue: CustomStringConvertible {
  /// The parameter and the outcome: `spacing is not a number from 0 on, and counts as 0`.
  public var description: String { parameter + " " + outcome }
}

// MARK: - Finding faults

extension [LayoutIssue] {
  /// Reports a distance that is not a finite number from 0 on.
  mutating func check(_ distance: Double?, _ parameter: String) {
    guard let distance, !(distance >= 0 && distance < Size.largestExtent) else { return }
    let used = distance > 0 ? "the largest extent" : "0"
    append(LayoutIssue(parameter, "is negative or not finite, and is treated as " + used))
  }

  /// Reports insets that are not finite numbers.
  mutating func check(_ insets: Insets, _ parameter: String) {
    if insets != insets.sanitized {
      append(LayoutIssue(parameter, "are not finite; the nearest finite numbers are used"))
    }
  }

  /// Reports a number of columns that is out of range.
  mutating func check(columns: Int, most: Int) {
    if columns < 1 { append(LayoutIssue("columns", "are fewer than 1; 1 is used")) }
    if columns > most { append(LayoutIssue("columns", "are too many; " + most.description + " are used")) }
  }

  /// Reports columns that do not fit side by side.
  mutating func check(columns: Int, gap: Double, in width: Double) {
    guard columns > 1, !width.isUnbounded, Double(columns - 1) * gap.sanitizedExtent >= width else { return }
    append(LayoutIssue("columns", "and the gaps between them do not fit; columns have no width"))
  }
}
