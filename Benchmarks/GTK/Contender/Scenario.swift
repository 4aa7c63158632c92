import CGTKBenchmarks

/// What somebody does with a list, one step in each frame.
enum Scenario: String, CaseIterable {
  /// A line and a bit.
  case slow
  /// Two windows.
  case fast
  /// To anywhere.
  case jumps

  /// Where the adjustment goes next.
  @MainActor
  func next(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ random: inout RandomPlaces) -> Double {
    let value = gtk_adjustment_get_value(adjustment)
    switch self {
    case .slow: return value + 40
    case .fast: return value + 1200
    case .jumps:
      let lower = gtk_adjustment_get_lower(adjustment)
      let upper = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      return lower + random.next() * (upper - lower)
    }
  }
}

/// Parts of a list, the same in every run.
struct RandomPlaces {
  private var state: UInt32 = 12345

  /// From 0 to 1.
  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state) / 4_294_967_296
  }
}
