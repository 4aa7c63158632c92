import CGTK
import TesseraGTK
import TesseraInspector

/// The inspector of a collection, in a window of its own.
///
///     let inspector = GTKInspector(app.collection)
///     inspector.show()
///
/// The window closes with its own buttons, or by ``close()``. After that, create another inspector to inspect
/// again.
@MainActor
public final class GTKInspector {
  private let inspected: CollectionView
  /// The inspector.
  public let inspector: Inspector
  private let formerTracer: Tracer?
  package private(set) nonisolated(unsafe) var window: Widget?
  /// The collection that shows the inspector.
  public let collection = CollectionView()
  /// The inspector itself while its window is open, so that it lives as long as its window.
  private var openSelf: GTKInspector?
  private var isClosed = false
  /// A handler that is called when the inspection has ended.
  public var onClose: () -> Void = {}

  /// Creates the inspector of a collection. It records from now on, until it is closed.
  public init(_ inspected: CollectionView) {
    self.inspected = inspected
    inspector = Inspector(inspected.engine)
    formerTracer = inspected.stage.tracer
    inspected.stage.tracer = inspector.tracer
    inspector.issues = { [weak inspected] in inspected?.stage.issues ?? IssueLog() }
    inspector.onChange = { [weak self] in self?.refresh() }
    inspector.onNeedsFrame = { [weak inspected] in inspected?.setNeedsUpdate() }
    collection.accessibilityLabel = "Inspector"
    refresh()
  }

  private func refresh() { collection.show(inspector.content()) }

  /// Shows the window.
  public func show() {
    guard !isClosed, window == nil else { return }
    guard let window = gtk_window_new(), let scrolled = gtk_scrolled_window_new() else { return }
    self.window = window
    openSelf = self
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), collection.widget)
    gtk_window_set_title(window.asWindow, "Inspector")
    gtk_window_set_default_size(window.asWindow, 520, 640)
    gtk_window_set_child(window.asWindow, scrolled)
    let closed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _, context in
      nonisolated(unsafe) let context = context
      MainActor.assumeIsolated {
        guard let context else { return }
        Unmanaged<GTKInspector>.fromOpaque(context).takeUnretainedValue().didClose()
      }
      return 0
    }
    g_signal_connect_data(
      window, "close-request", unsafeBitCast(closed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gtk_window_present(window.asWindow)
  }

  /// Closes the window and ends the inspection.
  public func close() {
    guard let window else { return didClose() }
    gtk_window_close(window.asWindow)
  }

  private func didClose() {
    guard !isClosed else { return }
    isClosed = true
    window = nil
    defer { openSelf = nil }
    inspector.stop()
    inspected.stage.tracer = formerTracer
    onClose()
  }
}

extension Widget {
  fileprivate var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
