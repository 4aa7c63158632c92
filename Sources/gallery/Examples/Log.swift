import Tessera

/// A file that grows, at its end; a million lines are a million numbers until they are looked at.
final class LogExample: Example {
  static let name = "log"
  static let summary = "Follows a growing file at its end; argument: a path"

  private let file: LogFile
  private let watcher: FileWatcher

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("log takes one path, but was given \(arguments.count)") }
    let path: String
    if let argument = arguments.first { path = argument } else { path = try LogExample.usualLog() }
    file = try LogFile(path: path)
    watcher = FileWatcher(path: path)
    while file.readMore() {}
  }

  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .end) }

  func content<H: Host>() -> Content<H> {
    let file = file
    return Content {
      Section(file.generation) {
        ForEach(0..<file.lineCount) { LogLineCell(number: $0 + 1, text: file.line(at: $0)) }
      }
    }
  }

  func status(focused: ItemKey?) -> String { "\(file.path)  \(file.lineCount) lines" }

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    watcher.start { [file] in
      while file.readMore() {}
      onChange()
    }
  }

  func unfollow() { watcher.stop() }

  private static func usualLog() throws(GalleryError) -> String {
    let paths = ["/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log"]
    guard let path = paths.first(where: { InputFile.isReadable($0) }) else {
      throw .noInput("found none of the usual log files; name one: gallery log PATH")
    }
    return path
  }
}

/// A line of a file with its number.
struct LogLineCell: CanvasCell {
  var number: Int
  var text: String

  func draw(in canvas: inout Canvas) {
    let width = 9 * TextMetrics.characterWidth
    canvas.text(
      "\(number)",
      in: Rect(x: 0, y: 0, width: width - TextMetrics.characterWidth, height: canvas.size.height),
      TextStyle(color: .secondary, alignment: .trailing))
    canvas.text(text, in: canvas.bounds.inset(by: Insets(left: width)))
  }
}
