import Tessera

extension TerminalApp {
  /// The panes on the screen, in place of the ``collection`` alone.
  ///
  ///     let list = CollectionPane(app.collection)
  ///     let detail = CollectionPane()
  ///     app.panes = SplitPane(.horizontal, [list.length(.share(0.4)), detail])
  ///
  /// Tab and Shift-Tab give the focus to the next and the previous pane where no control takes them; F6 and
  /// Shift-F6 always do. A click gives the focus to the pane under the pointer. Keys, searches, the help and
  /// the palette act on the pane with the focus.
  public var panes: TerminalPane {
    get { screen.root }
    set { screen.root = newValue }
  }

  /// The pane with the keyboard focus.
  public var focusedPane: CollectionPane { screen.active }

  /// Shows a collection in a box in front of everything else, until the user closes it with Escape, with q or
  /// by a click outside of it.
  ///
  /// - Parameters:
  ///   - title: The title in the border.
  ///   - collection: The collection.
  ///   - size: The number of columns and rows of the box, as far as the screen is large enough.
  ///   - onDismiss: A handler that is called when the box has been closed.
  public func present(
    _ title: String, _ collection: TerminalCollection, size: GridSize = GridSize(columns: 60, rows: 16),
    onDismiss: @escaping () -> Void = {}
  ) {
    screen.present(title, collection, size: size, onDismiss: onDismiss)
  }

  /// Closes the last box that ``present(_:_:size:onDismiss:)`` has opened; does nothing if none is open.
  public func dismiss() { screen.dismiss() }

  /// Asks for a line of text in the last line of the screen.
  ///
  /// - Parameters:
  ///   - label: The text in front of the line.
  ///   - text: The text that can be edited.
  ///   - onInput: A handler that receives the text after each change.
  ///   - onEnd: A handler that receives the text that the user has accepted by Return; `nil` if the user has
  ///     pressed Escape, or the app has set other ``panes``.
  public func prompt(
    _ label: String, text: String = "", onInput: @escaping (String) -> Void = { _ in },
    onEnd: @escaping (String?) -> Void
  ) {
    screen.prompt(label, text: text, onInput: onInput, onEnd: onEnd)
  }
}
