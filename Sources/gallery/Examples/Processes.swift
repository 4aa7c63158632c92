import TesseraComponents

/// The processes of this machine, read again every second: rows appear, disappear, move and change.
final class ProcessesExample: BasicExample, Example {
  static let summary = "This machine's processes, live, by state and processor time"

  private var monitor = ProcessMonitor()

  override init(arguments: [String]) throws(GalleryError) {
    try super.init(arguments: arguments)
    try monitor.refresh()
  }

  /// The busiest process stays at the top as long as the top is visible.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .start) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for group in monitor.groups {
        Section(group.state) {
          ForEach(group.processes) { process in
            HStack {
              Text("\(process.id)").foreground(.secondary).column(7, .trailing)
              ProgressBar(Double(process.permille) / 1000).tint(process.color).column(6)
              Text(process.load).foreground(process.color).column(6, .trailing)
              Text(process.memory).column(7, .trailing)
              Text(process.command).lineLimit(1)
            }
            .selectable()
          }
        }
        .header(pinned: true) { SectionTitle(group.state, detail: "\(group.processes.count)") }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(monitor.groups.reduce(0) { $0 + $1.processes.count }) processes"
  }

  override var period: Int? { 1 }

  // A refresh that fails keeps the last state; the next one is a second away.
  override func tick() { try? monitor.refresh() }
}

extension ProcessMonitor.Process {
  /// The share of one processor, as in `12.5%`.
  fileprivate var load: String { "\(permille / 10).\(permille % 10)%" }

  fileprivate var color: Color { permille >= 500 ? .negative : permille >= 100 ? .warning : .primary }

  /// The memory in use, as in `41M`.
  fileprivate var memory: String { kilobytes >= 1024 ? "\(kilobytes / 1024)M" : "\(kilobytes)K" }
}
