/// The processes of this machine, grouped by state and sorted by the processor time they use.
struct ProcessMonitor {
  /// The processes by state, busy states first.
  private(set) var groups: [Group] = []
  private var lastTicks: [Int: Int] = [:]
  private var lastTime: ContinuousClock.Instant?

  /// Processes in the same state.
  struct Group {
    var state: String
    var processes: [Process]
  }

  /// A process at the time of the latest sample.
  struct Process: Identifiable, Equatable {
    var id: Int
    /// The share of one processor since the previous sample, in thousandths; in the first sample, since the
    /// process started.
    var permille: Int
    var kilobytes: Int
    var command: String
  }

  mutating func refresh() throws(GalleryError) { take(try ProcessSample.all(), at: .now) }

  mutating func take(_ samples: [ProcessSample], at now: ContinuousClock.Instant) {
    let elapsed = lastTime.map { now - $0 } ?? .zero
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let byState = Dictionary(grouping: samples, by: { $0.state })
    groups = byState.map { state, samples in
      let processes = samples.map { sample in
        // A new process has used its time since it started.
        let last = lastTicks[sample.id]
        return Process(
          id: sample.id,
          permille: Self.permille(sample.ticks - (last ?? 0), seconds: last == nil ? sample.age : seconds),
          kilobytes: sample.kilobytes, command: sample.command)
      }
      return Group(
        state: state.name, processes: processes.sorted { ($1.permille, $0.id) < ($0.permille, $1.id) })
    }
    groups.sort { ProcessState.rank(of: $0.state) < ProcessState.rank(of: $1.state) }
    lastTicks = Dictionary(samples.map { ($0.id, $0.ticks) }, uniquingKeysWith: { $1 })
    lastTime = now
  }

  /// Returns processor time as a share of a duration. Both are measured in ticks, so shorter durations count
  /// as one tick.
  private static func permille(_ ticks: Int, seconds: Double?) -> Int {
    guard let seconds, seconds >= 0 else { return 0 }
    let available = max(1, seconds * Double(ProcessSample.ticksPerSecond))
    return max(0, Int((Double(ticks) / available * 1000).rounded()))
  }
}

/// The state of a process, by the letter that the system uses.
struct ProcessState: Hashable {
  var letter: Character

  var name: String { Self.names.first { $0.0.contains(letter) }?.1 ?? "Other" }

  static func rank(of name: String) -> Int { names.firstIndex { $0.1 == name } ?? names.count }

  private static let names: [(String, String)] = [
    ("R", "Running"), ("DU", "Waiting for a disk"), ("S", "Sleeping"), ("I", "Idle"), ("Tt", "Stopped"),
    ("ZX", "Ended"),
  ]
}
