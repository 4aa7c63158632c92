import Dispatch
import Tessera
import TesseraComponents

extension Terminal {
  /// Shows the progress of a task in a line, which disappears when the task ends. Without a terminal, prints the
  /// title to standard error.
  ///
  ///     try await Terminal.progress("Copying") { progress in
  ///       for (index, file) in files.enumerated() {
  ///         progress.report(Double(index) / Double(files.count), file.name)
  ///         try await copy(file)
  ///       }
  ///     }
  ///
  /// Control-C ends the program; the terminal is restored.
  ///
  /// - Parameters:
  ///   - title: The text in front of the bar.
  ///   - summary: The text that remains if the task ends without an error; `nil` for none.
  ///   - task: The task, which reports its progress.
  /// - Returns: The result of the task.
  /// - Throws: The error of the task. If the terminal cannot be used, the task runs without it; while another session uses
  ///   it, nothing is written.
  @MainActor
  public static func progress<Result, Failure: Error>(
    _ title: String, summary: String? = nil, _ task: (TerminalProgress) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let progress = TerminalProgress(title)
    progress.start()
    do throws(Failure) {
      let result = try await task(progress)
      progress.end(leaving: summary)
      return result
    } catch {
      progress.end(leaving: nil)
      throw error
    }
  }
}

/// The progress of a task, as ``Terminal/progress(_:summary:_:)`` shows it.
@MainActor
public final class TerminalProgress {
  private let title: String
  private var part: Double?
  private var detail = ""
  private var screen: InlineSurface?
  private var isFrameDue = false

  init(_ title: String) { self.title = title.printable }

  /// Shows how much of the task is done.
  ///
  /// Calls cost little: at most thirty frames are drawn each second.
  ///
  /// - Parameters:
  ///   - part: The part that is done, from 0 to 1; `nil` if it is not known.
  ///   - detail: The text behind the bar.
  public func report(_ part: Double?, _ detail: String = "") {
    (self.part, self.detail) = (part.map { $0 > 0 ? min($0, 1) : 0 }, detail)
    guard screen != nil, !isFrameDue else { return }
    isFrameDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(33)) { [weak self] in
      MainActor.assumeIsolated { self?.draw() }
    }
  }

  func start() {
    var options = TerminalSession.Options()
    options.region = .inline(rows: 1)
    guard TerminalSession.isAvailable, TerminalRegion.preferred() != .lines,
      let screen = try? InlineSurface(options, onChange: { [weak self] in self?.draw() })
    else {
      return say(title + "…")
    }
    self.screen = screen
    draw()
  }

  func end(leaving summary: String?) {
    guard let screen else {
      if let summary { say(summary.printable) }
      return
    }
    screen.end(leaving: summary)
    self.screen = nil
  }

  /// Writes a line to standard error, unless another session has the screen.
  private func say(_ line: String) {
    if !TerminalSession.isInUse { PlainDialog.say(line + "\n") }
  }

  private func draw() {
    isFrameDue = false
    screen?.draw { surface in
      let columns = 0..<surface.columns
      surface.fill(columns, row: 0, color: .background)
      surface.write(title[...], column: 0, row: 0, clip: columns, style: GridStyle(isBold: true))
      var column = title.columnWidth + 1
      if let part {
        let width = min(Self.barColumns, max(0, columns.count - column - 6))
        let done = Int((Double(width) * part).rounded(.down))
        surface.write(
          String(repeating: "━", count: done)[...], column: column, row: 0, clip: columns,
          style: GridStyle(foreground: .accent))
        surface.write(
          String(repeating: "─", count: width - done)[...], column: column + done, row: 0, clip: columns,
          style: GridStyle(foreground: .separator))
        surface.write(
          "\(Int(part * 100)) %"[...], column: column + width + 1, row: 0, clip: columns, style: GridStyle())
        column += width + 7
      }
      surface.write(
        detail[...], column: column, row: 0, clip: columns, style: GridStyle(foreground: .secondary))
    }
  }

  private static var barColumns: Int { 30 }
}
