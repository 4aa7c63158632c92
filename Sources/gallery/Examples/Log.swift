import Tessera
import TesseraLayout

/// A file that grows, at its end; a million lines are a million numbers until they are looked at.
final class LogExample: Example {
  static let name = "log"
  static let summary = "Follows a growing file at its end; argument: a path"

  private let file: LogFile
  private let watcher: FileWatcher
  private var isWrapping = false

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("log takes one path, but was given \(arguments.count)") }
    let path: String
    if let argument = arguments.first { path = argument } else { path = try LogExample.usualLog() }
    file = try LogFile(path: path)
    watcher = FileWatcher(path: path)
    while file.readMore() {}
  }

  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .end) }

  func content<H: CollectionHost>() -> Content<H> {
    let file = file
    let line = TextMetrics.lineHeight
    return Content {
      Section(file.generation) {
        ForEach(0..<file.lineCount) { LogLineCell(number: $0 + 1, text: file.line(at: $0)) }
          .size(isWrapping ? .estimatedHeight(line) : .height(line))
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(file.lineCount) line\(file.lineCount == 1 ? "" : "s")  \(file.path)"
  }

  var keys: String { isWrapping ? "w cuts long lines" : "w wraps long lines" }

  func press(_ key: Character) -> Bool {
    guard key == "w" else { return false }
    isWrapping.toggle()
    return true
  }

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

/// A line of a file with its number; where the cell is higher than a line, the text goes on below.
struct LogLineCell: CanvasCell {
  var number: Int
  var text: String

  private static let numberWidth = 9 * TextMetrics.characterWidth

  func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    let width = max(TextMetrics.characterWidth, offered.width - Self.numberWidth)
    let text = measurer.size(of: text, style: .paragraph, width: width)
    return Size(width: offered.width, height: max(TextMetrics.lineHeight, text.height))
  }

  func draw(in canvas: inout Canvas) {
    let number = Rect(
      x: 0, y: 0, width: Self.numberWidth - TextMetrics.characterWidth, height: TextMetrics.lineHeight)
    canvas.text("\(self.number)", in: number, TextStyle(color: .secondary, alignment: .trailing))
    let isHigh = canvas.size.height > TextMetrics.lineHeight
    canvas.text(
      text, in: canvas.bounds.inset(by: Insets(left: Self.numberWidth)), isHigh ? .paragraph : .body)
  }
}
