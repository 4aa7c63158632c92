extension LoadDuration {
  /// The duration in whole seconds, minutes or hours, rounded up, as in `20 s`, `3 min`, `24 h`.
  package var shortText: String {
    let (seconds, rest) = components
    let whole = max(0, rest > 0 ? seconds + 1 : seconds)
    return switch whole {
    case ..<120: "\(whole) s"
    case ..<7200: "\((whole + 59) / 60) min"
    default: "\((whole + 3599) / 3600) h"
    }
  }
}
