import CGTK
import CTesseraGTK

/// A text field above the collection that asks the user for a text.
struct PromptBar {
  let entry: Widget
  /// The handler for the text; `nil` if no prompt is open.
  var onEnd: ((String?) -> Void)?
}

extension GTKApp {
  /// Asks the user for a text, in a text field above the collection; Return submits the text, and Escape
  /// cancels.
  ///
  /// - Parameters:
  ///   - prompt: The placeholder, which is shown until the user types.
  ///   - text: The text that can be edited.
  ///   - onEnd: A handler that receives the submitted text; `nil` if the user has pressed Escape, or another
  ///     prompt has taken the place of this one.
  public func prompt(_ prompt: String, text: String = "", onEnd: @escaping (String?) -> Void) {
    guard let entry = promptBar?.entry ?? makePromptEntry() else { return onEnd(nil) }
    let replaced = promptBar?.onEnd
    promptBar = PromptBar(entry: entry, onEnd: onEnd)
    gtk_entry_set_placeholder_text(entry.asEntry, prompt)
    gtk_editable_set_text(OpaquePointer(entry), text)
    gtk_widget_set_visible(entry, 1)
    gtk_widget_grab_focus(entry)
    gtk_editable_set_position(OpaquePointer(entry), -1)
    replaced?(nil)
  }

  /// A Boolean value that indicates whether a prompt is open.
  public var isShowingPrompt: Bool { promptBar?.onEnd != nil }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias KeyHandler =
    @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

  private func makePromptEntry() -> Widget? {
    guard let entry = gtk_entry_new(), let keys = gtk_event_controller_key_new() else { return nil }
    let answered: Handler = { _, context in GTKApp.with(context) { $0.endPrompt(isAnswered: true) } }
    let pressed: KeyHandler = { _, keyval, _, _, context in
      guard keyval == guint(GDK_KEY_Escape) else { return 0 }
      GTKApp.with(context) { $0.endPrompt(isAnswered: false) }
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

  private func endPrompt(isAnswered: Bool) {
    guard let line = promptBar, let onEnd = line.onEnd else { return }
    let text = gtk_editable_get_text(OpaquePointer(line.entry)).map { String(cString: $0) } ?? ""
    promptBar?.onEnd = nil
    // The keyboard focus returns to the collection.
    gtk_widget_grab_focus(collection.widget)
    gtk_widget_set_visible(line.entry, 0)
    onEnd(isAnswered ? text : nil)
  }

  /// Calls a function on the main thread, on which GTK calls, with the app of a signal's context.
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

  var asBox: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }
}
