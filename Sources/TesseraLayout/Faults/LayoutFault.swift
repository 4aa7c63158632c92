/// A parameter of a layout that makes no sense, and what happens instead. Never a reason to stop.
public struct LayoutFault: Hashable, Sendable {
  /// The parameter, as it is called in the layout.
  public var parameter: String
  /// What happens instead.
  public var outcome: String

  /// Makes a fault from its parts.
  public init(_ parameter: String, _ outcome: String) {
    self.parameter = parameter
    self.outcome = outcome
  }
}

extension LayoutFault: CustomStringConvertible {
  /// The parameter and the outcome: `spacing is not a number from 0 on, and counts as 0`.
  public var description: String { parameter + " " + outcome }
}

// MARK: - Finding faults

extension [LayoutFault] {
  /// Notes a distance that is not a number from 0 on.
  mutating func check(_ distance: Double?, _ parameter: String) {
    guard let distance, !(distance >= 0 && distance < Size.largestExtent) else { return }
    let used = distance > 0 ? "the largest extent" : "0"
    append(LayoutFault(parameter, "is not a finite number from 0 on, and counts as " + used))
  }

  /// Notes insets that are no numbers.
  mutating func check(_ insets: Insets, _ parameter: String) {
    if insets != insets.sanitized {
      append(LayoutFault(parameter, "are not finite numbers; each side counts as the nearest one"))
    }
  }

  /// Notes a number of columns that is out of range.
  mutating func check(columns: Int, most: Int) {
    if columns < 1 { append(LayoutFault("columns", "are fewer than 1, and count as 1")) }
    if columns > most { append(LayoutFault("columns", "are too many, and count as " + most.description)) }
  }

  /// Notes columns that find no room beside each other.
  mutating func check(columns: Int, gap: Double, in width: Double) {
    guard columns > 1, !width.isUnbounded, Double(columns - 1) * gap.sanitizedExtent >= width else { return }
    append(LayoutFault("columns", "and the gaps between them do not fit side by side; they have no width"))
  }
}
