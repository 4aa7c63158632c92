import TesseraInspector
import TesseraTerminal

/// The inspector of a terminal app, in a pane beside the app's own.
///
///     let inspector = TerminalInspector(app)
///     app.keys { inspector.keyCommand }
///
/// It inspects the collection with the focus when it is opened.
@MainActor
public final class TerminalInspector {
  private unowned let app: TerminalApp
  private var open: Open?

  private struct Open {
    let inspector: Inspector
    let inspected: CollectionPane
    let formerPanes: TerminalPane
    let panes: SplitPane
    /// The tracer of the app itself.
    let formerTracer: Tracer?
  }

  /// Creates the closed inspector of an app.
  public init(_ app: TerminalApp) { self.app = app }

  /// The command that opens and closes the inspector, with F12.
  public var keyCommand: KeyCommand {
    KeyCommand(.function(12), "Inspect the list", id: "inspect") { [weak self] in self?.toggle() }
  }

  /// The open inspector; `nil` if it is closed.
  public var inspector: Inspector? { isOpen ? open?.inspector : nil }

  /// Whether the pane is still among those of the app, which may have shown others since.
  private var isOpen: Bool { open.map { $0.panes === app.panes } ?? false }

  /// Opens the inspector, or closes it.
  public func toggle() { if isOpen { close() } else { show() } }

  private func show() {
    close()
    let inspected = app.focusedPane
    let collection = inspected.collection
    let inspector = Inspector(collection.engine)
    let formerTracer = collection.tracer
    collection.tracer = inspector.tracer
    inspector.issues = { [weak collection] in collection?.issues ?? IssueLog() }
    let pane = CollectionPane(title: "Inspector")
    pane.collection.hasScrollBar = true
    inspector.onChange = { [weak self, weak inspector, weak pane] in
      // The app may have shown other panes since.
      if let self, self.open?.inspector === inspector, !self.isOpen { return self.close() }
      if let inspector { pane?.show(inspector.content()) }
    }
    inspector.onNeedsFrame = { [weak app] in app?.setNeedsFrame() }
    pane.show(inspector.content())
    let former = app.panes
    let panes = SplitPane(.horizontal, [former, pane.length(.share(1), minimum: 30)])
    open = Open(
      inspector: inspector, inspected: inspected, formerPanes: former, panes: panes,
      formerTracer: formerTracer)
    app.panes = panes
    inspected.focus()
  }

  /// Closes the inspector; does nothing if it is closed.
  public func close() {
    guard let open else { return }
    let isOpen = isOpen
    self.open = nil
    open.inspector.stop()
    open.inspected.collection.tracer = open.formerTracer
    guard isOpen else { return }
    app.panes = open.formerPanes
    open.inspected.focus()
    app.setNeedsFrame()
  }
}
