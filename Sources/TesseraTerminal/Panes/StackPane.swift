import Tessera

/// A pane that shows the last of a stack of panes, such as the pages of a drill-down.
///
/// Escape, q and the back button of the mouse go back.
@MainActor
public final class StackPane: TerminalPane {
  private var entries: [Entry]
  /// A handler that is called after the user or the app has gone back.
  public var onPop: () -> Void = {}

  private struct Entry {
    let pane: TerminalPane
    /// The pane that had the focus before this one was pushed.
    weak var formerFocus: CollectionPane?
  }

  /// Creates a stack with its first pane.
  public init(_ root: TerminalPane) {
    entries = [Entry(pane: root)]
    super.init()
  }

  /// The panes, from the first one to the visible one.
  public var panes: [TerminalPane] { entries.map(\.pane) }

  /// The visible pane.
  public var top: TerminalPane { entries[entries.count - 1].pane }

  /// A Boolean value that indicates whether there is a pane to go back to.
  public var canPop: Bool { entries.count > 1 }

  /// Shows a pane, and gives it the focus if the stack has it.
  public func push(_ pane: TerminalPane) {
    let focus = screen?.active
    let hasFocus = focus.map(contains) ?? false
    entries.append(Entry(pane: pane, formerFocus: hasFocus ? focus : nil))
    pane.attach(to: screen)
    setNeedsLayout()
  }

  /// Shows the pane before the visible one, and gives the focus back.
  ///
  /// - Returns: The pane that was visible; `nil` if it is the only one.
  @discardableResult
  public func pop() -> TerminalPane? {
    guard canPop, let entry = entries.popLast() else { return nil }
    let hadFocus = screen.map { entry.pane.contains($0.active) } ?? false
    entry.pane.detach(keeping: self)
    setNeedsLayout()
    if hadFocus, let former = entry.formerFocus { screen?.focus(on: former) }
    onPop()
    return entry.pane
  }

  override var children: [TerminalPane] { panes }

  override var visibleLeaves: [CollectionPane] { top.visibleLeaves }

  override func place(in area: GridRect, active: CollectionPane) {
    super.place(in: area, active: active)
    let nowhere = GridRect(columns: 0..<0, rows: 0..<0)
    for entry in entries.dropLast() { entry.pane.place(in: nowhere, active: active) }
    top.place(in: area, active: active)
  }

  override func draw(on surface: inout Surface, at time: Double?, active: CollectionPane) {
    top.draw(on: &surface, at: time, active: active)
  }

  override func split(withDividerAt column: Int, _ row: Int) -> SplitPane? {
    top.split(withDividerAt: column, row)
  }
}
