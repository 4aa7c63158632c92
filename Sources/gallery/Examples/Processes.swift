import Tessera

/// The processes of this machine, read again every second: rows appear, disappear, move and change their
/// numbers.
final class ProcessesExample: Example {
  static let name = "processes"
  static let summary = "This machine's processes, live, by state and processor time"

  private var monitor = ProcessMonitor()
  private let ticker = Ticker(seconds: 1)

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("processes takes no argument, but was given '\(argument)'")
    }
    try monitor.refresh()
  }

  /// The busiest process stays at the top as long as the top is visible.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .start) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for group in monitor.groups {
        Section(group.state) {
          ForEach(group.processes) { process in
            ColumnsCell(columns: [
              .init(
                text: "\(process.id)", width: 8, style: TextStyle(color: .secondary, alignment: .trailing)),
              .init(
                text: process.load, width: 6, style: TextStyle(color: process.color, alignment: .trailing)),
              .init(text: process.memory, width: 7, style: TextStyle(alignment: .trailing)),
              .init(text: process.command, width: 0),
            ])
            .selectable()
          }
        }
        .header(pinned: true) { TitleCell(title: group.state, remark: "\(group.processes.count)") }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(monitor.groups.reduce(0) { $0 + $1.processes.count }) processes"
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    ticker.start { [weak self] in
      // A refresh that fails keeps the last state; the next one is a second away.
      try? self?.monitor.refresh()
      onChange()
    }
  }

  func stopUpdates() { ticker.stop() }
}

extension ProcessMonitor.Process {
  /// The share of one processor, as in `12.5%`.
  fileprivate var load: String { "\(permille / 10).\(permille % 10)%" }

  fileprivate var color: Color { permille >= 500 ? .negative : permille >= 100 ? .warning : .primary }

  /// The memory in use, as in `41M`.
  fileprivate var memory: String { kilobytes >= 1024 ? "\(kilobytes / 1024)M" : "\(kilobytes)K" }
}
