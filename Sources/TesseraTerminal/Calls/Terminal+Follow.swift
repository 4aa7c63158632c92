import Tessera
import TesseraComponents

extension Terminal {
  /// Shows lines as they arrive, at their end unless the user scrolls up, until the user quits. Where standard input
  /// or output is not a terminal, prints them to standard output until they end.
  ///
  ///     try await Terminal.follow(FileHandle.standardInput.bytes.lines, title: "server")
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - rows: The maximum height, in rows; `nil` for the whole screen.
  ///   - title: The text on the left of the last line.
  /// - Throws: A ``TerminalError`` if the terminal cannot be used; else the error with which the lines end, after
  ///   the terminal is restored.
  @MainActor
  public static func follow<Lines: AsyncSequence & Sendable>(
    _ lines: Lines, rows: Int? = nil, title: String = ""
  ) async throws where Lines.Element == String {
    guard TerminalSession.isInteractive else {
      for try await line in lines { print(line) }
      return
    }
    let app = try app(
      rows: rows, title: title, configuration: EngineConfiguration(overscan: 32, anchoring: .end))
    let log = FollowedLog(app)
    let reading = Task {
      do {
        for try await line in lines { log.append(line) }
        log.isComplete = true
      } catch {
        // A task that the end of the app has canceled has no other news.
        if !Task.isCancelled { log.error = error }
        app.finish()
      }
    }
    await app.runUntilQuit()
    reading.cancel()
    if let error = log.error { throw error }
  }
}

/// The lines of a log on the screen.
@MainActor
private final class FollowedLog {
  private let app: TerminalApp
  private let title: String
  private var lines: [String] = []
  private var isShowing = false
  var error: (any Error)?
  var isComplete = false { didSet { show() } }

  init(_ app: TerminalApp) {
    (self.app, title) = (app, app.status)
    show()
  }

  func append(_ line: String) {
    lines.append(line)
    if isShowing { return }
    // All lines that arrive before the next frame are shown together.
    isShowing = true
    Task {
      isShowing = false
      show()
    }
  }

  private func show() {
    let lines = lines
    let count = "\(lines.count) line\(lines.count == 1 ? "" : "s")\(isComplete ? ", complete" : "")"
    app.status = title.isEmpty ? count : "\(title)  \(count)"
    app.show(
      Content {
        Section("lines") {
          ForEach(0..<lines.count) { LogLine(text: lines[$0]) }.size(.height(TextMetrics.lineHeight))
            .typeAheadText { lines[$0] }
        }
      })
  }
}

private struct LogLine: CanvasCell {
  var text: String

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}
