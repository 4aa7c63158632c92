import CGTK
import CTesseraGTK

/// A line above the collection in which people answer a question.
struct QuestionLine {
  /// Where people type.
  let entry: Widget
  /// What is done with the answer; nil: nothing is asked.
  var onAnswer: ((String) -> Void)?
}

extension GTKApp {
  /// Asks people for a text, in a line above the collection: Return answers, Escape does not.
  ///
  /// - Parameters:
  ///   - prompt: What is asked for; it stands in the line until something is typed.
  ///   - onAnswer: Is told what was typed.
  public func ask(_ prompt: String, _ onAnswer: @escaping (String) -> Void) {
    guard let entry = question?.entry ?? makeQuestionEntry() else { return }
    question = QuestionLine(entry: entry, onAnswer: onAnswer)
    gtk_entry_set_placeholder_text(entry.asEntry, prompt)
    gtk_editable_set_text(OpaquePointer(entry), "")
    gtk_widget_set_visible(entry, 1)
    gtk_widget_grab_focus(entry)
  }

  /// Whether people are being asked for something.
  public var isAsking: Bool { question?.onAnswer != nil }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias KeyHandler =
    @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

  private func makeQuestionEntry() -> Widget? {
    guard let entry = gtk_entry_new(), let keys = gtk_event_controller_key_new() else { return nil }
    let answered: Handler = { _, context in GTKApp.with(context) { $0.endQuestion(isAnswered: true) } }
    let pressed: KeyHandler = { _, keyval, _, _, context in
      guard keyval == guint(GDK_KEY_Escape) else { return 0 }
      GTKApp.with(context) { $0.endQuestion(isAnswered: false) }
      return 1
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    tessera_connect(entry, "activate", unsafeBitCast(answered, to: GCallback.self), context)
    tessera_connect(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
    gtk_widget_add_controller(entry, keys)
    gtk_box_prepend(content.asBox, entry)
    return entry
  }

  private func endQuestion(isAnswered: Bool) {
    guard let line = question, let onAnswer = line.onAnswer else { return }
    let text = gtk_editable_get_text(OpaquePointer(line.entry)).map { String(cString: $0) } ?? ""
    question?.onAnswer = nil
    // The keyboard goes back to the collection.
    gtk_widget_grab_focus(collection.widget)
    gtk_widget_set_visible(line.entry, 0)
    if isAnswered { onAnswer(text) }
  }

  /// Finds the program behind what a signal was given, on the main thread, where GTK calls.
  nonisolated private static func with(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKApp) -> Void
  ) {
    guard let context else { return }
    nonisolated(unsafe) let app = context
    MainActor.assumeIsolated { body(Unmanaged<GTKApp>.fromOpaque(app).takeUnretainedValue()) }
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
