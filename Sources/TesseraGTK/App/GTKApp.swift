import CGTK
import CTesseraGTK
import GLibMainActor
import Tessera

/// A program that shows a collection in a window of its own.
///
///     let app = try GTKApp(title: "Numbers")
///     app.show(Content { Section("numbers") { ForEach(0..<1_000_000) { Label("\($0)") } } })
///     exit(app.run())
///
/// It ends when the user closes the window, also with Control-W or Control-Q. Programs with windows of their
/// own put a ``CollectionView`` into them, and call `GLibMainActor.attach()` before they run their loop.
@MainActor
public final class GTKApp {
  /// The window; it exists from the beginning, and ``run()`` shows it.
  public nonisolated(unsafe) let window: Widget
  private nonisolated(unsafe) let application: UnsafeMutablePointer<GtkApplication>
  private let scrolledWindow: Widget
  private let panes: Widget
  /// The collection, with an optional prompt above it and an optional hint below it.
  let content: Widget
  /// The prompt; `nil` until it is first used.
  var promptBar: PromptBar?
  /// The label of the hint; `nil` until it is first used.
  var hintLine: Widget?
  /// The commands of the app.
  var commands: [KeyCommand] = []
  /// The window with the keys; `nil` if it is closed.
  var keyList: KeyListWindow?

  /// The collection that the window shows.
  public var collection: CollectionView {
    didSet { gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), collection.widget) }
  }

  /// The collection beside the main one, in a pane that the user can resize; `nil` if there is none.
  public var sidebar: CollectionView? {
    didSet {
      let frame = sidebar.flatMap { Self.scrolledWindow(around: $0) }
      gtk_paned_set_start_child(OpaquePointer(panes), frame)
    }
  }

  /// The title of the window.
  public var title: String {
    didSet { if title != oldValue { gtk_window_set_title(window.asWindow, title) } }
  }

  /// Creates a window that is not shown yet.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - id: The application id for the desktop, such as `org.example.Numbers`; `nil` for none.
  ///   - width: The width of the window without its borders, in points.
  ///   - height: The height of the window without its borders, in points.
  ///   - collection: The collection that the window shows; `nil` for a new one.
  /// - Throws: ``GTKError/noDisplay`` if there is no display; ``GTKError/invalidID(_:)`` if the id is not one.
  public init(
    title: String, id: String? = nil, width: Int = 720, height: Int = 560, collection: CollectionView? = nil
  ) throws(GTKError) {
    if let id, g_application_id_is_valid(id) == 0 { throw .invalidID(id) }
    guard gtk_init_check() != 0 else { throw .noDisplay }
    let collection = collection ?? CollectionView()
    guard let window = gtk_window_new(), let panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL),
      let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
      let scrolledWindow = Self.scrolledWindow(around: collection),
      let application = gtk_application_new(id, GApplicationFlags(rawValue: 0))
    else { throw .noDisplay }
    (self.window, self.panes, self.content, self.scrolledWindow) = (window, panes, content, scrolledWindow)
    (self.application, self.collection, self.title) = (application, collection, title)
    // GTK's list of toplevel windows holds it only until it is closed.
    g_object_ref(window)
    gtk_window_set_title(window.asWindow, title)
    gtk_window_set_default_size(window.asWindow, Int32(clamping: width), Int32(clamping: height))
    gtk_box_append(content.asBox, scrolledWindow)
    gtk_paned_set_end_child(OpaquePointer(panes), content)
    gtk_paned_set_resize_start_child(OpaquePointer(panes), 0)
    gtk_paned_set_shrink_start_child(OpaquePointer(panes), 0)
    gtk_window_set_child(window.asWindow, panes)
    addActions()
    addKeyController()
  }

  deinit {
    gtk_window_destroy(window.asWindow)
    g_object_unref(window)
    g_object_unref(application)
  }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<GTK>) { collection.show(content) }

  /// Shows the window, and handles events and runs the main actor until the window is closed.
  ///
  /// Call it from synchronous code; see `GLibMainActor`.
  ///
  /// - Returns: The status for `exit`.
  public func run() -> Int32 {
    GLibMainActor.attach()
    return g_application_run(
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
  }

  /// Ends the program as if the user had closed the window.
  public func quit() { gtk_window_close(window.asWindow) }

  private static func scrolledWindow(around collection: CollectionView) -> Widget? {
    guard let scrolledWindow = gtk_scrolled_window_new() else { return nil }
    gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), collection.widget)
    gtk_widget_set_size_request(scrolledWindow, minimumWidth, -1)
    return scrolledWindow
  }

  /// The minimum width of a pane, in points.
  private static let minimumWidth: Int32 = 200

  private func addActions() {
    let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>?, UnsafeMutableRawPointer?) -> Void = {
      application, window in
      let window = window?.assumingMemoryBound(to: GtkWindow.self)
      gtk_application_add_window(application, window)
      gtk_window_present(window)
    }
    tessera_connect(application, "activate", unsafeBitCast(activate, to: GCallback.self), window)
    tessera_set_shortcuts(application)
  }
}

extension Widget {
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
