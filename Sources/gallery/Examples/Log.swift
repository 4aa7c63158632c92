import TesseraComponents

/// A growing file at its end. A million lines are just a million numbers until they are visible.
final class LogExample: BasicExample, Example {
  static let summary = "The end of a growing file; argument: a path"

  private let file: LogFile
  private let watcher: FileWatcher
  private var isWrapping = false
  /// The number of columns that every line is scrolled to the left.
  private var skippedColumns = 0
  /// The width of the numbers before the lines, in characters.
  private static let numberColumns = 9

  override init(arguments: [String]) throws(GalleryError) {
    let paths = ["/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log"]
    let argument = try Self.argument(of: arguments, "path")
    guard let path = argument ?? paths.first(where: { InputFile.isReadable($0) }) else {
      throw .noInput("found none of the usual log files; name one: gallery log PATH")
    }
    file = try LogFile(path: path)
    watcher = FileWatcher(path: path)
    super.init()
    while file.readMore() {}
  }

  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .end) }

  func content<H: CollectionHost>() -> Content<H> {
    let (line, skippedColumns) = (TextMetrics.lineHeight, isWrapping ? 0 : skippedColumns)
    return Content {
      Section(file.generation) {
        ForEach(0..<file.lineCount) { [file, isWrapping] index in
          HStack(alignment: .top) {
            Text("\(index + 1)").foreground(.secondary).column(Self.numberColumns - 1, .trailing)
            Text(file.line(at: index).skippingColumns(skippedColumns)).lineLimit(isWrapping ? nil : 1)
          }
          .monospaced().rowInsets(.none)
        }
        .size(isWrapping ? .estimatedHeight(line) : .height(line))
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    let start = isWrapping || skippedColumns == 0 ? "" : "  from column \(skippedColumns + 1)"
    return "\(file.lineCount) line\(file.lineCount == 1 ? "" : "s")\(start)  \(file.path)"
  }

  var keys: [KeyCommand] {
    key("w", isWrapping ? "cuts long lines" : "wraps") { $0.isWrapping.toggle() }
    if !isWrapping { hint("←→ sideways") }
  }

  /// Moves by half a screen, as far as the widest visible line reaches.
  func moveSideways(by steps: Int) -> Bool {
    guard !isWrapping, let engine else { return false }
    let columns = max(1, Int(engine.viewport.width / TextMetrics.characterWidth) - Self.numberColumns)
    let goal = max(0, skippedColumns + steps * max(1, columns / 2))
    let lines = [engine.viewport.minY, engine.viewport.maxY].map { Int(max(0, $0) / TextMetrics.lineHeight) }
    let widest = (lines[0]...lines[1]).map { file.line(at: $0).columnWidth }.max() ?? 0
    // If the visible lines have become shorter meanwhile, the columns stay skipped.
    skippedColumns = steps < 0 ? goal : max(skippedColumns, min(goal, widest - columns))
    return true
  }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    watcher.start { [file] in
      while file.readMore() {}
      onChange()
    }
  }

  override func stopUpdates() { watcher.stop() }
}
