import CTesseraTerminal
import Dispatch
import Tessera
import TesseraComponents

extension Terminal {
  /// Shows lines as they arrive, at their end unless the user scrolls up, until the user quits. Where standard output
  /// is not a terminal, prints them to it until they end.
  ///
  /// The lines may come from standard input if it is a pipe: keys come from the controlling terminal then.
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
    guard TerminalSession.showsOutput else {
      for try await line in lines {
        print(line)
        // Standard output may be a pipe, which would wait for more lines.
        tessera_terminal_flush_output()
      }
      return
    }
    let app = try app(
      rows: rows, title: title, configuration: EngineConfiguration(overscan: 32, anchoring: .end))
    let log = FollowedLog()
    log.onChange = { [weak app, unowned log] in
      app?.status = title.isEmpty ? log.status : "\(title)  \(log.status)"
      app?.show(log.content)
    }
    log.onChange()
    // The lines may go on after the user has quit.
    let reading = Task { [weak app, weak log] in
      do {
        for try await line in lines {
          guard let log else { return }
          log.append(line)
        }
        log?.isComplete = true
      } catch {
        // A task that the end of the app has canceled has no other news.
        if !Task.isCancelled { log?.error = error }
        app?.finish()
      }
    }
    await app.runOnce()
    reading.cancel()
    if let error = log.error { throw error }
  }
}

/// The lines of a log on the screen.
@MainActor
final class FollowedLog {
  private let lines: LogLines
  private var isChangeDue = false
  /// The time of the last change that was reported, in seconds.
  private var changeTime = -Double.infinity
  var error: (any Error)?
  var isComplete = false { didSet { report() } }
  /// A handler for new lines, which is called at most thirty times each second.
  var onChange: () -> Void = {}

  private static let interval = 1.0 / 30

  init(_ lines: LogLines = LogLines()) { self.lines = lines }

  /// The number of lines.
  var status: String {
    let count = lines.texts.count
    return "\(count) line\(count == 1 ? "" : "s")\(isComplete ? ", complete" : "")"
  }

  /// The lines that have arrived.
  var content: Content<Terminal> {
    let (lines, count) = (lines, lines.texts.count)
    return Content {
      Section("lines") {
        ForEach(0..<count) { LogLine(text: lines.texts[$0]) }.size(.height(TextMetrics.lineHeight))
          .typeAheadText { lines.texts[$0] }
      }
    }
  }

  func append(_ line: String) {
    lines.texts.append(line)
    if isChangeDue { return }
    // All lines that arrive before the next frame are shown together.
    isChangeDue = true
    let delay = max(0, changeTime + Self.interval - TerminalCollection.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.report() }
    }
  }

  private func report() {
    (isChangeDue, changeTime) = (false, TerminalCollection.now)
    onChange()
  }
}

/// The texts of all lines so far, which every content shares: copying them for each would cost much.
final class LogLines {
  var texts: [String] = []
}

private struct LogLine: CanvasCell {
  var text: String

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}
