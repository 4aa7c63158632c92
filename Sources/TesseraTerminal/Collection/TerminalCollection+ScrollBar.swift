import Tessera

extension TerminalCollection {
  /// The scroll bar; `nil` if there is none, or everything is visible.
  var scrollBar: ScrollBar? {
    guard hasScrollBar, engine.axis == .vertical else { return nil }
    return ScrollBar(
      rows: area.rows.count, content: engine.contentSize.height, viewport: engine.viewport.height,
      offset: engine.viewport.minY)
  }

  func drawScrollBar(on surface: inout Surface) {
    guard hasScrollBar, area.columns.count > 1 else { return }
    let column = area.columns.upperBound - 1
    let thumb = scrollBar?.thumb
    for row in area.rows {
      surface.fill(column..<column + 1, row: row, color: .background)
      guard let thumb else { continue }
      let isThumb = thumb.contains(row - area.rows.lowerBound)
      surface.write(
        isThumb ? "█" : "│", column: column, row: row, clip: column..<column + 1,
        style: GridStyle(foreground: isThumb ? .secondary : .separator))
    }
  }

  /// Drags the thumb of the scroll bar. Returns `true` if the mouse is on the bar, or began there.
  func dragScrollBar(_ mouse: MouseEvent) -> Bool {
    let row = mouse.row - area.rows.lowerBound
    switch mouse.action {
    case .press(.left):
      guard hasScrollBar, mouse.column == area.columns.upperBound - 1, area.rows.contains(mouse.row) else {
        return false
      }
      guard let bar = scrollBar else { return true }
      // A press beside the thumb moves its middle there.
      grabbedRow = bar.thumb.contains(row) ? row - bar.thumb.lowerBound : bar.thumb.count / 2
    case .drag(.left): guard grabbedRow != nil else { return false }
    case .release(.left):
      defer { grabbedRow = nil }
      return grabbedRow != nil
    default: return false
    }
    if let grabbedRow, let bar = scrollBar, bar.thumb.lowerBound != row - grabbedRow {
      engine.scroll(to: Point(x: engine.viewport.minX, y: bar.offset(forThumbAt: row - grabbedRow)))
    }
    return true
  }

  // MARK: Place

  /// The numbers of the first and the last visible item and of all items, as in "12 – 40 of 1 000 000"; empty
  /// if no item is visible.
  public var placeDescription: String {
    guard let items = engine.itemsInView else { return "" }
    let range =
      items.first == items.last ? "\(items.first.spaced)" : "\(items.first.spaced) – \(items.last.spaced)"
    return "\(range) of \(items.count.spaced)"
  }

  // MARK: Sideways

  /// Scrolls long lines sideways.
  ///
  /// - Parameter columns: The number of columns to the right; negative to the left.
  /// - Returns: `false` if there is nothing to scroll in this direction.
  @discardableResult
  public func scrollSideways(by columns: Int) -> Bool {
    let target = max(0, min(firstColumn + columns, layoutColumns - contentArea.columns.count))
    guard target != firstColumn else { return false }
    firstColumn = target
    onWake?()
    return true
  }

  /// Handles an arrow key or the wheel for long lines. Returns `true` if it scrolled them.
  func scrollLines(_ event: TerminalEvent) -> Bool {
    guard layoutColumns > contentArea.columns.count else { return false }
    switch event {
    case .key(let key, []) where (key == .left || key == .right) && !engine.isEditingText:
      // In a tree, the keys expand and collapse first.
      if engine.pressExpansionKey(key) { return true }
      let step = max(1, contentArea.columns.count / 4)
      scrollSideways(by: key == .right ? step : -step)
      return true
    case .mouse(let mouse) where area.contains(mouse.column, mouse.row):
      switch mouse.action {
      case .wheel(.left): scrollSideways(by: -4)
      case .wheel(.right): scrollSideways(by: 4)
      default: return false
      }
      return true
    default: return false
    }
  }

  /// The part of the area beside the scroll bar.
  var contentArea: GridRect {
    guard hasScrollBar, area.columns.count > 1 else { return area }
    return GridRect(columns: area.columns.dropLast(), rows: area.rows)
  }

  /// The number of columns in which the content is laid out.
  var layoutColumns: Int { max(contentArea.columns.count, wrapsLines ? 0 : lineColumns ?? 0) }
}

extension Int {
  /// The number with a space between groups of three digits.
  fileprivate var spaced: String {
    var (text, rest) = ("", "\(self)"[...])
    while rest.count > 3 {
      text = " " + rest.suffix(3) + text
      rest = rest.dropLast(3)
    }
    return rest + text
  }
}
