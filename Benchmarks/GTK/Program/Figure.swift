/// What is measured.
struct Figure {
  /// What GTKContender calls it.
  var name: String
  /// What stands in the first column.
  var title: String
  /// The most that Tessera may have; nil: it is information.
  var threshold: Threshold?

  /// What a figure has to reach.
  enum Threshold {
    /// So much of what GtkListView has.
    case ratio(Double)
    /// So much, whatever GtkListView has.
    case value(Double)
  }

  static let all = [
    Figure(name: "slow.processor", title: "CPU per frame, 40 px, ms", threshold: .ratio(0.7)),
    Figure(name: "fast.processor", title: "CPU per frame, 1200 px, ms", threshold: .ratio(0.7)),
    Figure(name: "jumps.processor", title: "CPU per frame, random jumps, ms", threshold: .ratio(0.3)),
    Figure(name: "slow.frame.processor", title: "of that within frames, 40 px"),
    Figure(name: "fast.frame.processor", title: "of that within frames, 1200 px"),
    Figure(name: "jumps.frame.processor", title: "of that within frames, jumps"),
    Figure(name: "first", title: "first frame, ms", threshold: .ratio(1)),
    Figure(name: "first.processor", title: "first frame, CPU, ms"),
    Figure(name: "memory", title: "peak RSS, MB", threshold: .ratio(1)),
    Figure(name: "memory.own", title: "of that not of files, MB"),
    Figure(name: "slow.late", title: "frames over 16 ms, 40 px", threshold: .value(0)),
    Figure(name: "fast.late", title: "frames over 16 ms, 1200 px", threshold: .value(0)),
    Figure(name: "jumps.late", title: "frames over 16 ms, random jumps", threshold: .value(0)),
    Figure(name: "slow.long", title: "over 16 ms of CPU, 40 px"),
    Figure(name: "fast.long", title: "over 16 ms of CPU, 1200 px"),
    Figure(name: "jumps.long", title: "over 16 ms of CPU, random jumps"),
  ]
}
