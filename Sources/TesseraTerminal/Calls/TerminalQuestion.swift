import Dispatch
import Tessera
import TesseraComponents

/// A question in one line of the terminal, with a line below it for a problem with the answer.
@MainActor
final class TerminalQuestion {
  /// The effect of an event.
  enum Effect<Answer> {
    /// The question goes on.
    case none
    /// The question goes on, and a sentence says why.
    case problem(String)
    /// The question is answered; the text remains on the terminal.
    case answer(Answer, shown: String)
  }

  private let question: String
  private let mask: Character?
  private var input: TextInput
  private var problem = ""
  private var screen: InlineSurface?

  init(_ question: String, text: String = "", mask: Character? = nil) {
    (self.question, self.mask, input) = (question, mask, TextInput(text))
  }

  /// Asks until an event answers the question.
  ///
  /// - Returns: The answer; `nil` after Escape, and if the task is canceled.
  func run<Answer: Sendable>(
    _ handle: @escaping (TerminalEvent, inout TextInput) -> Effect<Answer>
  ) async throws(TerminalError) -> Answer? {
    var options = TerminalSession.Options()
    options.region = .inline(rows: 2)
    let screen = try InlineSurface(options) { [weak self] in self?.draw() }
    self.screen = screen
    let ending = Ending<Answer>()
    screen.session.onEvents = { [weak self] events in
      guard let self else { return }
      for event in events {
        if case .key(.escape, _) = event { return ending.end(nil) }
        switch handle(event, &input) {
        // A problem stays until the user changes the text.
        case .none: if event.isTyped { problem = "" }
        case .problem(let text): problem = text
        case .answer(let answer, let shown):
          ending.shown = shown
          return ending.end(answer)
        }
      }
      draw()
    }
    draw()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { ending.continuation = $0 }
    } onCancel: {
      Task { @MainActor in ending.end(nil) }
    }
    screen.end(leaving: ending.shown.map { question + $0 })
    return answer
  }

  /// The end of a question.
  @MainActor
  private final class Ending<Answer: Sendable> {
    var continuation: CheckedContinuation<Answer?, Never>?
    /// The text that remains on the terminal; `nil` for none.
    var shown: String?

    func end(_ answer: Answer?) {
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }

  private func draw() {
    screen?.draw { surface in
      let columns = 0..<surface.columns
      for row in 0..<surface.rows { surface.fill(columns, row: row, color: .background) }
      surface.write(question[...], column: 0, row: 0, clip: columns, style: GridStyle(isBold: true))
      let start = min(question.columnWidth, max(0, columns.count - 8))
      let line = input.visibleLine(columns: max(1, columns.count - start), mask: mask) { $0.columnWidth }
      surface.write(line.text[...], column: start, row: 0, clip: columns, style: GridStyle())
      surface.cursor = CursorPosition(
        column: min(start + line.caretColumn, max(0, columns.count - 1)), row: 0)
      surface.write(problem[...], column: 0, row: 1, clip: columns, style: GridStyle(foreground: .negative))
    }
  }
}
