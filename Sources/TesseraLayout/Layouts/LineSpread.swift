/// Where lines begin: how the free room across them is distributed, in numbers that hold for all lines at once.
///
/// Line k begins after the lines before it and `lead + k × gap`. Where room is distributed both are fractions, and the
/// sum is rounded to the nearest unit only at the end: rounding does not add up, and no line begins before the
/// one before it ends.
struct LineSpread {
  /// What fits in the numerators.
  private static let mostLines = 1 << 30

  private let lead: FixedLength
  private let gap: FixedLength
  // What whole units do not tell: numerators and their denominator.
  private var leadRest: Int64 = 0
  private var gapRest: Int64 = 0
  private var parts: Int64 = 1

  /// Distributes the room that `count` lines of a total height leave free in a container of the extent `room`, in
  /// points. More than 2^30 lines begin at the start, as do lines that leave nothing free.
  init(_ justify: Justification, total: FixedLength, count: Int, spacing: FixedLength, room: Double) {
    let taken = total + spacing * max(0, count - 1)
    let room: FixedLength? = room.isUnbounded ? nil : FixedLength(room)
    guard let room, count > 0, count <= Self.mostLines, taken < room else {
      self.init(lead: 0, gap: spacing.units, parts: 1)
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
  }

  private init(lead: Int64, gap: Int64, parts: Int64) {
    self.lead = FixedLength(units: lead / parts)
    self.gap = FixedLength(units: gap / parts)
    leadRest = lead % parts
    gapRest = gap % parts
    self.parts = parts
  }

  /// Where a line begins that follows so many lines of this total height.
  func start(after count: Int, height: FixedLength) -> FixedLength {
    let whole = height + lead + gap * count
    guard parts > 1 else { return whole }
    return whole + FixedLength(units: (leadRest + Int64(count) * gapRest + parts / 2) / parts)
  }
}
