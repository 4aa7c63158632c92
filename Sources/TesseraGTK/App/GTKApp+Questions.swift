import CGTK
import CTesseraGTK

/// A line above the collection in which people answer a question.
struct QuestionLine {
  /// The `GtkSearchBar` that slides in and out.
  let bar: Widget
  /// Where people type.
  let entry: Widget
  /// What is done with the answer.
  var onAnswer: (String) -> Void = { _ in }
}

extension GTKApp {
  /// Asks people for a text, in a line above the collection: Return answers, Escape does not.
  ///
  /// - Parameters:
  ///   - prompt: What is asked for; it stands in the line until something is typed.
  ///   - onAnswer: Is told what was typed.
  public func ask(_ prompt: String, _ onAnswer: @escaping (String) -> Void) {
    guard var line = question ?? makeQuestionLine() else { return }
    line.onAnswer = onAnswer
    question = line
    gtk_entry_set_placeholder_text(line.entry.asEntry, prompt)
    gtk_editable_set_text(OpaquePointer(line.entry), "")
    gtk_search_bar_set_search_mode(OpaquePointer(line.bar), 1)
    gtk_widget_grab_focus(line.entry)
  }

  /// Whether people are being asked for something.
  public var isAsking: Bool {
    question.map { gtk_search_bar_get_search_mode(OpaquePointer($0.bar)) != 0 } ?? false
  }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias ChangeHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  private func makeQuestionLine() -> QuestionLine? {
    guard let bar = gtk_search_bar_new(), let entry = gtk_entry_new() else { return nil }
    gtk_editable_set_width_chars(OpaquePointer(entry), 40)
    gtk_search_bar_set_child(OpaquePointer(bar), entry)
    gtk_search_bar_connect_entry(OpaquePointer(bar), OpaquePointer(entry))
    gtk_box_prepend(content.asBox, bar)
    let answered: Handler = { _, context in GTKApp.with(context) { $0.takeAnswer() } }
    let changed: ChangeHandler = { _, _, context in GTKApp.with(context) { $0.questionHasChanged() } }
    let context = Unmanaged.passUnretained(self).toOpaque()
    tessera_connect(entry, "activate", unsafeBitCast(answered, to: GCallback.self), context)
    tessera_connect(
      bar, "notify::search-mode-enabled", unsafeBitCast(changed, to: GCallback.self), context)
    return QuestionLine(bar: bar, entry: entry)
  }

  /// Finds the program behind what a signal was given, on the main thread, where GTK calls.
  nonisolated private static func with(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKApp) -> Void
  ) {
    guard let context else { return }
    nonisolated(unsafe) let app = context
    MainActor.assumeIsolated { body(Unmanaged<GTKApp>.fromOpaque(app).takeUnretainedValue()) }
  }

  private func takeAnswer() {
    guard let line = question else { return }
    let text = gtk_editable_get_text(OpaquePointer(line.entry)).map { String(cString: $0) } ?? ""
    gtk_search_bar_set_search_mode(OpaquePointer(line.bar), 0)
    line.onAnswer(text)
  }

  /// The keyboard goes back to the collection.
  private func questionHasChanged() {
    if !isAsking { gtk_widget_grab_focus(collection.widget) }
  }
}

extension Widget {
  fileprivate var asEntry: UnsafeMutablePointer<GtkEntry> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkEntry.self)
  }

  /// The box, if the widget is one.
  var asBox: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }
}
