import Tessera

/// A part of the screen of a ``TerminalApp``: a ``CollectionPane``, or a ``SplitPane`` or ``StackPane`` of
/// other panes.
///
///     app.panes = SplitPane(.horizontal, [list.length(.share(0.4)), detail])
@MainActor
public class TerminalPane {
  /// The number of rows or columns of a pane along the axis of the ``SplitPane`` that contains it.
  public enum Length: Hashable, Sendable {
    /// A number of rows or columns.
    case fixed(Int)
    /// A part of the space that fixed lengths leave, in proportion to the shares of the other panes.
    case share(Double)
  }

  /// The length of the pane in a ``SplitPane``; by default, one share.
  ///
  /// It changes when the user drags a divider.
  public var length = Length.share(1) { didSet { if length != oldValue { setNeedsLayout() } } }

  /// The smallest number of rows or columns in a ``SplitPane``, at least 1. A shorter fixed length takes
  /// precedence; a pane with a fixed length of 0 is hidden.
  ///
  /// If a ``SplitPane`` has not enough space for the smallest lengths of all its panes, it shows only the pane with
  /// the focus.
  public var minimumLength = 1 { didSet { if minimumLength != oldValue { setNeedsLayout() } } }

  /// The columns and rows of the pane on the screen; empty while it is not shown.
  public internal(set) var area = GridRect(columns: 0..<0, rows: 0..<0)

  /// The screen that shows the pane; `nil` if none does.
  weak var screen: TerminalScreen?

  init() {}

  /// Sets the length in a ``SplitPane``. Returns the pane.
  @discardableResult
  public func length(_ length: Length, minimum: Int? = nil) -> Self {
    self.length = length
    if let minimum { minimumLength = minimum }
    return self
  }

  /// The panes directly inside of this one, including those that are not shown.
  var children: [TerminalPane] { [] }

  /// The collections that are shown, in reading order.
  var visibleLeaves: [CollectionPane] { [] }

  /// All collections, in reading order.
  final var leaves: [CollectionPane] {
    if let leaf = self as? CollectionPane { return [leaf] }
    return children.flatMap(\.leaves)
  }

  /// Places the pane and those inside of it.
  ///
  /// - Parameters:
  ///   - area: The columns and rows on the screen.
  ///   - active: The pane with the focus.
  func place(in area: GridRect, active: CollectionPane) { self.area = area }

  /// Draws the pane and those inside of it.
  func draw(on surface: inout Surface, at time: Double?, active: CollectionPane) {}

  /// Returns the pane whose divider is at a position; `nil` if there is no divider.
  func split(withDividerAt column: Int, _ row: Int) -> SplitPane? {
    for child in children where child.area.contains(column, row) {
      return child.split(withDividerAt: column, row)
    }
    return nil
  }

  /// Returns whether a pane is this one, or inside of it.
  final func contains(_ pane: TerminalPane) -> Bool {
    self === pane || children.contains { $0.contains(pane) }
  }

  final func setNeedsLayout() { screen?.panesChanged() }

  func attach(to screen: TerminalScreen?) {
    self.screen = screen
    if screen == nil { area = GridRect(columns: 0..<0, rows: 0..<0) }
    for child in children { child.attach(to: screen) }
  }
}

extension TerminalPane {
  /// Disconnects the pane from its screen, and ends the searches in it, except in the parts of a tree that stays.
  func detach(keeping root: TerminalPane) {
    attach(to: nil)
    for leaf in leaves where !root.contains(leaf) { leaf.collection.endFind() }
  }
}

extension GridRect {
  func contains(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// The positions along an axis.
  subscript(axis: Axis) -> Range<Int> {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}
