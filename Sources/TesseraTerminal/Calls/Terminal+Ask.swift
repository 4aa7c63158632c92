import Tessera
import TesseraComponents

extension Terminal {
  /// Asks a question that the user answers with yes or no, by y or n, or by Return for the default.
  ///
  ///     guard try await Terminal.confirm("Delete \(count) files?") == true else { exit(1) }
  ///
  /// Without a terminal, the question is printed to standard error, and the answer is read from standard input.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - default: The answer of Return, and of an empty line.
  /// - Returns: The answer; `nil` if the user left with Escape, the input has ended or the task was canceled.
  /// - Throws: A ``TerminalError`` if another session uses the terminal, or it refuses its settings.
  @MainActor
  public static func confirm(
    _ question: String, default standard: Bool = false
  ) async throws(TerminalError) -> Bool? {
    let line = question.printable + (standard ? " [Y/n] " : " [y/N] ")
    guard TerminalSession.drawsQuestions else {
      while let answer = PlainDialog.ask(line) {
        if let answer = self.answer(answer, default: standard) { return answer }
      }
      return nil
    }
    return try await TerminalQuestion(line).run { event, _ in
      guard case .key(let key, let modifiers) = event, modifiers.isSubset(of: .shift) else { return .none }
      switch key {
      case .character("y"), .character("Y"): return .answer(true, shown: "yes")
      case .character("n"), .character("N"): return .answer(false, shown: "no")
      case .enter: return .answer(standard, shown: standard ? "yes" : "no")
      default: return .none
      }
    }
  }

  /// Returns the meaning of a line; `nil` if it has none.
  static func answer(_ line: String, default standard: Bool) -> Bool? {
    switch line.lowercased() {
    case "": standard
    case "y", "yes": true
    case "n", "no": false
    default: nil
    }
  }

  /// Asks for a line of text.
  ///
  ///     let name = try await Terminal.ask("Name of the project", default: "Untitled")
  ///
  /// Without a terminal, the question is printed to standard error, and the answer is read from standard input.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - default: The text that the user finds typed already, and the answer of an empty line without a terminal.
  ///   - isSecret: Whether dots replace the characters, as for a password. It is not stored anywhere.
  ///   - problem: Returns a sentence that says why an answer is not valid; `nil` for a valid one.
  /// - Returns: The text; `nil` if the user left with Escape, the input has ended or the task was canceled.
  /// - Throws: A ``TerminalError``, as ``confirm(_:default:)`` does.
  @MainActor
  public static func ask(
    _ question: String, default standard: String = "", isSecret: Bool = false,
    problem: @escaping (String) -> String? = { _ in nil }
  ) async throws(TerminalError) -> String? {
    let line = question.printable + ": "
    // Only a terminal in the hands of a session hides a secret.
    guard isSecret ? TerminalSession.isAvailable : TerminalSession.drawsQuestions else {
      while let answer = PlainDialog.ask(line) {
        let text = answer.isEmpty ? standard : answer
        guard let problem = problem(text) else { return text }
        PlainDialog.say(problem.printable + "\n")
      }
      return nil
    }
    let asked = TerminalQuestion(line, text: standard, mask: isSecret ? "•" : nil)
    return try await asked.run { event, input in
      switch event {
      case .key(.enter, _):
        if let problem = problem(input.text) { return .problem(problem.printable) }
        return .answer(input.text, shown: isSecret ? "••••" : input.text)
      case .key(let key, let modifiers): input.press(key, modifiers: modifiers)
      case .paste(let text): input.perform(.paste(text))
      default: break
      }
      return .none
    }
  }
}
