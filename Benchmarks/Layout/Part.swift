/// What is measured.
enum Part: String, CaseIterable {
  case first = "first layout"
  case uniform = "uniform items"
  case resize = "one size changed"
  case change = "range changed"
  case query = "visible query"
  case frames = "frames of a screen"
  case memory = "memory"

  /// What figures of this part are.
  var unit: String {
    switch self {
    case .first: "ns per item"
    case .uniform: "µs"
    case .resize: "µs per change"
    case .change: "µs per change"
    case .query: "ns per query"
    case .frames: "ns per frame"
    case .memory: "bytes per item"
    }
  }

  /// How many nanoseconds the unit has, where it is one of time.
  var nanoseconds: Double {
    switch self {
    case .uniform, .resize, .change: 1_000
    case .first, .query, .frames, .memory: 1
    }
  }

  /// How many items there are unless sizes are asked for; a case may leave some out.
  var sizes: [Int] {
    switch self {
    case .first: [1_000, 100_000, 1_000_000]
    case .uniform: [10_000_000]
    case .resize: [100_000, 1_000_000, 10_000_000]
    case .change: [10_000_000]
    case .query: [10_000, 100_000, 1_000_000, 10_000_000]
    case .frames: [100_000]
    case .memory: [1_000_000]
    }
  }
}
