import TesseraKernel
import TesseraLayout

// Rows of tables: the places of columns. Those that do not scroll are drawn over those that do.

extension TreeLayout {
  static var columnFunctions: ColumnFunctions {
    ColumnFunctions(
      container: ContainerFunctions(
        measure: { $0.measureColumns($1, offered: $2) }, arrange: { $0.arrangeColumns($1, in: $2) }),
      nodesInFront: { layout, point in
        layout.pinnedColumns.flatMap { $0.frame.contains(point) ? $0.nodes : nil }
      },
      drawPinned: { layout, canvas in
        guard let columns = layout.pinnedColumns else { return false }
        layout.draw(columns, in: &canvas)
        return true
      })
  }

  func geometry(of columns: ColumnLayout, in width: Double) -> ColumnGeometry {
    (extras?.columnWidths ?? ColumnWidths()).geometry(of: columns, in: width, text)
  }

  /// Returns the size of a row of a table, which is as high as its highest cell.
  func measureColumns(_ index: Int, offered: Size) -> Size {
    guard case .columns(let columns) = nodes[index].kind else { return .zero }
    let geometry = geometry(of: columns, in: offered.width)
    var (height, column) = (0.0, 0)
    forEachChild(of: index) { child in
      let cell = Size(width: geometry.widths[column], height: offered.height)
      height = max(height, size(of: child, offered: cell).height)
      column += 1
    }
    return Size(width: geometry.width, height: height)
  }

  /// Stores the frames of the cells in a row of a table.
  func arrangeColumns(_ index: Int, in size: Size) {
    guard case .columns(let columns) = nodes[index].kind else { return }
    let geometry = geometry(of: columns, in: size.width)
    var column = 0
    forEachChild(of: index) { child in
      states[child].slot = Rect(
        x: geometry.starts[column], y: 0, width: geometry.widths[column], height: size.height)
      column += 1
    }
  }

  // MARK: Pinned columns

  /// The pinned columns of a row of a table.
  struct PinnedColumns {
    /// The nodes of their cells.
    var nodes: Range<Int>
    /// The part of the row that they cover, from its left edge on.
    var frame: Rect
  }

  /// The pinned columns in the row that was placed last; `nil` if it has none, or nothing scrolls behind them.
  var pinnedColumns: PinnedColumns? {
    guard extras?.columns != nil, let index = nodes.firstIndex(where: { $0.kind.isColumns }),
      case .columns(let columns) = nodes[index].kind
    else { return nil }
    let geometry = geometry(of: columns, in: states[index].frame.width)
    guard geometry.pinnedCount > 0, geometry.farthestOffset > 0 else { return nil }
    var end = index + 1
    for _ in 0..<geometry.pinnedCount { end += nodes[end].count }
    let frame = Rect(
      x: 0, y: 0, width: states[index].frame.minX + geometry.pinnedEnd, height: tree.record.placedSize.height)
    return PinnedColumns(nodes: index + 1..<end, frame: frame)
  }

  /// Draws a row of a table: first the columns that scroll, and in front of them the pinned ones.
  func draw(_ columns: PinnedColumns, in canvas: inout Canvas) {
    draw(0..<columns.nodes.lowerBound, in: &canvas)
    let opacity = opacity(around: columns)
    if opacity < 1 { canvas.beginGroup(opacity: opacity) }
    draw(columns.nodes.upperBound..<nodes.count, in: &canvas) { draw($0, behind: columns, in: &$1) }
    canvas.fill(columns.frame, .background)
    canvas.fillRow(row, in: columns.frame)
    canvas.outlineRow(row)
    draw(columns.nodes, in: &canvas)
    let border = Rect(
      x: columns.frame.maxX - metrics.dividerWidth, y: 0, width: metrics.dividerWidth,
      height: columns.frame.height)
    canvas.fill(metrics.divider(in: border, .vertical), .separator)
    if opacity < 1 { canvas.endGroup() }
  }

  /// Returns the opacity of the row that contains the columns. The groups of its nodes have ended before the columns are
  /// drawn.
  private func opacity(around columns: PinnedColumns) -> Double {
    var product = 1.0
    for index in 0..<columns.nodes.lowerBound where index + nodes[index].count > columns.nodes.lowerBound {
      if case .opacity(let opacity) = nodes[index].kind { product *= opacity }
    }
    return product
  }

  /// Draws a node of a column that scrolls if it is visible. A control that is partly covered is no widget, which would be in
  /// front.
  func draw(_ index: Int, behind columns: PinnedColumns, in canvas: inout Canvas) {
    let frame = states[index].frame
    guard frame.maxX > columns.frame.maxX, frame.minX < canvas.size.width else { return }
    if case .control(let control) = nodes[index].kind, frame.minX < columns.frame.maxX {
      extras?.controls?.functions.draw(control, frame, metrics, &canvas)
    } else {
      drawNode(index, in: &canvas)
    }
  }
}
