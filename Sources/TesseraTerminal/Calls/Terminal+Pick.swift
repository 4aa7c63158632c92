import Tessera

// Calls that ask the user for a choice, and return it.

extension Terminal {
  /// Lets the user choose one of some items, in a list that typing filters.
  ///
  ///     let branch = try await Terminal.pick(branches, prompt: "Branch") { $0.name }
  ///
  /// Without a terminal, the numbered items are printed to standard error, and the user answers with a number or a
  /// text on standard input.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - prompt: The question.
  ///   - rows: The maximum height of the list, in rows; `nil` for the whole screen.
  ///   - title: Returns the text of an item, of which the first line is shown.
  ///   - preview: Returns the text beside the list for the focused item; `nil` for none.
  /// - Returns: The item; `nil` if the user left with Escape, the input has ended, the task was canceled, or there
  ///   is no item.
  /// - Throws: A ``TerminalError`` if another session uses the terminal, or it refuses its settings.
  @MainActor
  public static func pick<Item>(
    _ items: [Item], prompt: String = "", rows: Int? = 12, title: (Item) -> String = { "\($0)" },
    preview: (@Sendable (Item) async -> String)? = nil
  ) async throws(TerminalError) -> Item? where Item: Sendable {
    try await choose(items, prompt, rows, preview, isMultiple: false, title)?.first
  }

  /// Lets the user choose any number of some items: Tab chooses the focused one, and Return ends the choice.
  ///
  /// The parameters are those of ``pick(_:prompt:rows:title:preview:)``.
  ///
  /// - Returns: The chosen items in the order of the choices, else the focused one; `nil` if the user left with
  ///   Escape, the input has ended, the task was canceled, or there is no item.
  /// - Throws: A ``TerminalError``, as ``pick(_:prompt:rows:title:preview:)`` does.
  @MainActor
  public static func pickMany<Item>(
    _ items: [Item], prompt: String = "", rows: Int? = 12, title: (Item) -> String = { "\($0)" },
    preview: (@Sendable (Item) async -> String)? = nil
  ) async throws(TerminalError) -> [Item]? where Item: Sendable {
    try await choose(items, prompt, rows, preview, isMultiple: true, title)
  }

  @MainActor
  private static func choose<Item: Sendable>(
    _ items: [Item], _ prompt: String, _ rows: Int?, _ preview: (@Sendable (Item) async -> String)?,
    isMultiple: Bool, _ title: (Item) -> String
  ) async throws(TerminalError) -> [Item]? {
    if items.isEmpty { return nil }
    let titles = items.map { item in
      let title = title(item)
      return title.isEmpty || title.contains(where: \.isNewline)
        ? String(title.prefix { !$0.isNewline }) : title
    }
    guard TerminalSession.drawsQuestions else {
      return PlainDialog.choose(titles, prompt, isMultiple: isMultiple)?.map { items[$0] }
    }
    var options = PickerOptions()
    let question = prompt.printable
    options.prompt = question.isEmpty ? "> " : question + ": "
    options.isMultiple = isMultiple
    options.region = rows.map { .inline(rows: $0) } ?? .fullScreen
    // Control-C ends the program, as everywhere.
    options.actions[.control("c")] = nil
    options.summary = { numbers in
      question.isEmpty ? nil : question + ": " + numbers.map { titles[$0] }.joined(separator: ", ")
    }
    if let preview {
      options.preview = { number in
        await preview(items[number]).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map { String($0) }
      }
    }
    let picker = TerminalPicker(options)
    picker.append(TextBlock(Array(titles.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]))
    picker.complete()
    return try await picker.run().numbers.map { $0.map { items[$0] } }
  }
}
