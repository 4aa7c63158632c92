/// The results of a comparison.
public struct Measurement<Name: Hashable> {
  /// Nanoseconds of one operation, of those who took part in a round.
  public internal(set) var rounds: [[Name: Double]] = []
  /// Blocks of memory that one call asks for.
  public internal(set) var allocations: [Name: Int] = [:]

  /// The median time of one operation, in nanoseconds.
  public func time(of program: Name) -> Double? { median(rounds.compactMap { $0[program] }) }

  /// The median of the rounds' ratios.
  public func ratio(of program: Name, to reference: Name) -> Double? { compared(program, reference, by: /) }

  /// The median of the rounds' differences, in nanoseconds of one operation.
  public func excess(of program: Name, over reference: Name) -> Double? {
    compared(program, reference, by: -)
  }

  private func compared(
    _ program: Name, _ reference: Name, by compare: (Double, Double) -> Double
  ) -> Double? {
    median(
      rounds.compactMap { times in
        guard let time = times[program], let other = times[reference] else { return nil }
        return compare(time, other)
      })
  }
}

/// The middle of some values, or the mean of the two in the middle.
private func median(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
