/// The distribution of free space across lines, in numbers that apply to all lines.
///
/// Line k begins after the heights of the lines before it plus `lead + k × gap`. If space is distributed,
/// both are fractions, and only the sum is rounded to the nearest unit. Rounding errors therefore do not add
/// up, and no line begins before the previous one ends.
struct LineDistribution {
  /// The largest number of lines for which the numerators do not overflow.
  private static let maxLines = 1 << 30

  private let lead: FixedLength
  private let gap: FixedLength
  // The fractional parts: numerators and their common denominator.
  private var leadRest: Int64 = 0
  private var gapRest: Int64 = 0
  private var parts: Int64 = 1
  /// Whether all lines begin at whole units, none of them at the largest coordinate.
  private var isSimple = false

  /// Distributes the space that `count` lines of a total height leave free in a container of extent `room`,
  /// in points. More than 2^30 lines begin at the start, as do lines that leave no free space.
  init(_ justify: Justification, total: FixedLength, count: Int, spacing: FixedLength, room: Double) {
    let taken = total + spacing * max(0, count - 1)
    let room: FixedLength? = room.isUnbounded ? nil : FixedLength(room)
    guard let room, count > 0, count <= Self.maxLines, taken < room else {
      self.init(lead: 0, gap: spacing.units, parts: 1)
      isSimple = start(after: count, height: total) < FixedLength.limit
      return
    }
    let rest = (room - taken).units
    let free = (room - total).units
    let lines = Int64(count)
    switch justify {
    case .start: self.init(lead: 0, gap: spacing.units, parts: 1)
    case .end: self.init(lead: rest, gap: spacing.units, parts: 1)
    case .center: self.init(lead: rest, gap: 2 * spacing.units, parts: 2)
    case .spaceBetween: self.init(lead: 0, gap: free, parts: max(1, lines - 1))
    case .spaceAround: self.init(lead: free, gap: 2 * free, parts: 2 * lines)
    case .spaceEvenly: self.init(lead: free, gap: free, parts: lines + 1)
    }
    isSimple = parts == 1 && start(after: count, height: total) < FixedLength.limit
  }

  private init(lead: Int64, gap: Int64, parts: Int64) {
    self.lead = FixedLength(units: lead / parts)
    self.gap = FixedLength(units: gap / parts)
    leadRest = lead % parts
    gapRest = gap % parts
    self.parts = parts
  }

  /// Returns whether the line that follows `count` lines of a total height begins below a coordinate in
  /// units.
  @inline(__always)
  func begins(after count: Int, height: FixedLength, below units: Int64) -> Bool {
    isSimple
      ? height.units &+ lead.units &+ gap.units &* Int64(count) > units
      : start(after: count, height: height).units > units
  }

  /// Returns the start of the line that follows `count` lines of a total height.
  func start(after count: Int, height: FixedLength) -> FixedLength {
    let whole = height + lead + gap * count
    guard parts > 1 else { return whole }
    return whole + FixedLength(units: (leadRest + Int64(count) * gapRest + parts / 2) / parts)
  }
}
