import CTesseraTerminal
import Tessera
import TesseraLayout

/// A collection in a part of a terminal's screen.
///
/// It handles keys and mouse events, and draws itself onto a surface; ``TerminalApp`` does both for a whole
/// screen.
@MainActor
public final class TerminalCollection {
  private let stage: Stage<Terminal>
  /// The rows and columns of the screen that belong to the collection.
  public private(set) var area = GridRect(columns: 0..<0, rows: 0..<0)
  /// The row and item that each view was drawn for last, to find out how far the content has moved.
  private var drawnRows: [DrawnRow] = []

  /// The keys that move and that the engine does not handle.
  public var keyMap = TerminalKeyMap.vi
  var search = TerminalSearch()
  /// Whether keys go to the collection; otherwise the focused item looks like a selected one.
  var hasKeyboard = true

  /// A Boolean value that indicates whether the last column shows the visible part of the content. The user
  /// drags it.
  public var hasScrollBar = false { didSet { if hasScrollBar != oldValue { relayOut() } } }
  /// The row inside of the thumb of the scroll bar that the mouse holds; `nil` if it holds none.
  var grabbedRow: Int?

  /// A Boolean value that indicates whether every second item has another background.
  public var isStriped = false { didSet { if isStriped != oldValue { onWake?() } } }

  /// The number of columns in which lines are laid out if that is more than the screen has; `nil` to lay them
  /// out on the screen.
  ///
  /// Left, Right and the wheel then scroll sideways. ``wrapsLines`` switches it off for a while.
  public var lineColumns: Int? { didSet { if lineColumns != oldValue { relayOut() } } }
  /// A Boolean value that indicates whether lines are laid out on the screen in spite of ``lineColumns``.
  public var wrapsLines = false { didSet { if wrapsLines != oldValue { relayOut() } } }
  /// The first visible column of long lines.
  var firstColumn = 0

  /// A Boolean value that indicates whether dragging the mouse selects the items under it, in
  /// ``SelectionMode/extended``.
  public var selectsByDragging = false
  var dragSelection: DragSelection?

  private struct DrawnRow {
    var id: CellID
    var key: ItemKey
    var row: Int
  }

  /// Creates a collection without content.
  public init(configuration: EngineConfiguration = EngineConfiguration(overscan: 32)) {
    stage = Stage(configuration: configuration)
    #if DEBUG
    stage.issueOutput = IssueOutput { line in
      let bytes = Array((line + "\n").utf8CString)
      tessera_terminal_tell(bytes, bytes.count - 1)
    }
    #endif
  }

  /// The engine that decides which cells are shown, and where.
  public var engine: Engine { stage.engine }

  /// A handler that receives each issue once; see ``Stage/onIssue``.
  ///
  /// If it is `nil`, debug builds write issues on standard error after the terminal is restored; see
  /// ``EngineConfiguration/writesIssues``.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// The tracer of the work of the stage and the engine; `nil` if there is none.
  public var tracer: Tracer? {
    get { stage.tracer }
    set { stage.tracer = newValue }
  }

  /// The issues so far, each issue once.
  public var issues: IssueLog { stage.issues }

  /// Shows other content from the next frame on.
  public func show(_ content: Content<Terminal>) {
    search.content = content
    if let filter = search.filter { filter.content = content } else { stage.show(content) }
  }

  /// Applies everything that was requested, without drawing.
  func update(at time: Double?) { stage.updateFrame(at: time) }

  func showFiltered(_ content: Content<Terminal>) { stage.show(content) }

  /// A handler that is called when a frame is due that was not requested; see ``Stage/onWake``.
  public var onWake: (() -> Void)? {
    get { stage.onWake }
    set { stage.onWake = newValue }
  }

  /// Places the collection in a part of the screen.
  public func place(in area: GridRect) {
    self.area = area
    drawnRows = []
    firstColumn = max(0, min(firstColumn, layoutColumns - contentArea.columns.count))
    // An empty area shows no item that could be the anchor, so the previous size is kept.
    if area.rows.isEmpty || area.columns.isEmpty { return }
    engine.resize(
      to: Size(
        width: Double(layoutColumns) * TextMetrics.characterWidth,
        height: Double(area.rows.count) * TextMetrics.lineHeight))
  }

  private func relayOut() {
    place(in: area)
    onWake?()
  }

  /// Draws the visible part, and hints to the surface how far it has moved since the last time.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - time: The time in seconds, as in ``now``; draw again at ``Engine/nextFrameTime``, at most about 30
  ///     times per second. If `nil`, nothing is animated, and nothing waits for time to pass.
  public func draw(on surface: inout Surface, at time: Double? = nil) {
    if search.finder.isSearching { search.finder.resume(in: engine) }
    stage.updateFrame(at: time)
    announceScroll(to: &surface)
    for row in area.rows { surface.fill(area.columns, row: row, color: .background) }
    let contentArea = contentArea
    let painter = GridPainter(clip: contentArea)
    let corner = Point(
      x: Double(area.columns.lowerBound - firstColumn) * TextMetrics.characterWidth,
      y: Double(area.rows.lowerBound) * TextMetrics.lineHeight)
    // The offset within a line is rounded once for all cells, so that they keep their distances.
    let origin = corner - engine.viewport.origin.snappedToCharacters
    let cells = engine.cells
    var itemRows = Set<Int>()
    let isSearching = !findText.isEmpty || !filter.isEmpty
    for cell in cells {
      guard let view = stage.view(for: cell.id) else { continue }
      let (placement, seen) = (cell.placement, cell.presentation)
      var drawing = placement.layer > 0 ? view.drawing.opaque(size: seen.frame.size) : view.drawing
      if !hasKeyboard, cell.key == engine.focusedKey { drawing.showFocusAsSelection() }
      if isStriped, let item = cell.path.item, !item.isMultiple(of: 2) {
        let stripe = GridRect(seen.frame.offset(by: origin))
        for row in stripe.rows.clamped(to: area.rows) {
          surface.fill(stripe.columns.clamped(to: contentArea.columns), row: row, color: .surface)
        }
      }
      painter.paint(
        drawing, in: seen.frame.offset(by: origin), under: seen.effect,
        clippedTo: placement.clip?.offset(by: origin), on: &surface)
      guard isSearching, case .item = cell.path.element else { continue }
      itemRows.formUnion(GridRect(seen.frame.offset(by: origin)).rows.clamped(to: area.rows))
    }
    if isSearching { highlightMatches(on: &surface, rows: itemRows) }
    drawScrollBar(on: &surface)
  }

  /// The texts of the selected items, one line each; that of the focused item if no other one is selected.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: `nil` if the texts have more bytes; empty if there is nothing to copy.
  func textToCopy(limit: Int) -> String? {
    let selection = engine.selection
    if selection.count > 1 || engine.focusedKey.map(selection.contains) != true {
      guard let texts = selection.texts(size: engine.viewport.size, limit: limit) else { return nil }
      if !texts.isEmpty { return texts.joined(separator: "\n") }
    }
    return textOfFocus ?? ""
  }

  /// The text of the item with the focus, as it is drawn; `nil` if no item has it.
  private var textOfFocus: String? {
    let focus = engine.focusedKey
    guard let cell = engine.cells.first(where: { $0.key == focus })?.id else { return nil }
    return stage.view(for: cell)?.drawing.label
  }

  /// The time of the next frame, in seconds; `nil` if nothing moves, and no search is in progress.
  public var nextFrameTime: Double? { search.finder.isSearching ? 0 : engine.nextFrameTime }

  /// The position of the caret of the text field with the keyboard focus, on the screen; `nil` if there is
  /// none, or it is not visible.
  public var caret: CursorPosition? {
    guard let frame = engine.caretFrame else { return nil }
    let cell = GridRect(frame.offset(by: Point.zero - engine.viewport.origin.snappedToCharacters))
    let position = CursorPosition(
      column: area.columns.lowerBound - firstColumn + cell.columns.lowerBound,
      row: area.rows.lowerBound + cell.rows.lowerBound)
    return contentArea.columns.contains(position.column) && area.rows.contains(position.row) ? position : nil
  }

  private func announceScroll(to surface: inout Surface) {
    let top = engine.viewport.origin.snappedToCharacters.y
    let cells = engine.cells
    var rows: [DrawnRow] = []
    rows.reserveCapacity(cells.count)
    var distance: Int?
    // Nearly always, one of the first views was on the screen before.
    var remainingComparisons = 1 << 14
    var pinnedRows = 0
    for cell in cells {
      let placement = cell.placement
      let row = GridRect(cell.presentation.presentedFrame.offset(by: Point(y: -top))).rows
      if placement.layer > 0 {
        // A header pinned at the top does not move; further down a header moves with its section.
        if row.lowerBound <= 0 { pinnedRows = max(pinnedRows, row.upperBound) }
        continue
      }
      let (id, key) = (cell.id, cell.key)
      if distance == nil, remainingComparisons > 0 {
        let drawn = drawnRows.first { $0.id == id && $0.key == key }
        distance = drawn.map { $0.row - row.lowerBound }
        remainingComparisons -= drawnRows.count
      }
      rows.append(DrawnRow(id: id, key: key, row: row.lowerBound))
    }
    drawnRows = rows
    let first = area.rows.lowerBound + min(max(0, pinnedRows), area.rows.count)
    if let distance, distance != 0 { surface.hintScroll(rows: first..<area.rows.upperBound, by: distance) }
  }
}

extension Drawing {
  /// Replaces the color behind a focused item by that behind a selected one.
  fileprivate mutating func showFocusAsSelection() {
    for index in commands.indices {
      guard case .fill(let rect, .focus, let radius) = commands[index] else { continue }
      commands[index] = .fill(rect, .selection, cornerRadius: radius)
    }
  }
}

extension Point {
  fileprivate var snappedToCharacters: Point {
    let corner = GridRect(Rect(origin: self, size: .zero))
    return Point(
      x: Double(corner.columns.lowerBound) * TextMetrics.characterWidth,
      y: Double(corner.rows.lowerBound) * TextMetrics.lineHeight)
  }
}
