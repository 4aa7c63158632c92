import TesseraKernel
import TesseraLayout

/// The layout of a tree for the texts and metrics of a host: the sizes of its nodes, and their frames in a row.
///
/// A node keeps the size that was measured last, and its frame in the stack around it. So a stack is arranged once for
/// measuring and drawing, unless its size changes in between. The tree keeps all of that in a ``LayoutRecord``; a layout
/// is only a view of it, which needs no memory.
struct TreeLayout {
  let tree: ComponentTree
  let text: any TextMeasuring
  /// One state for each node.
  let states: UnsafeMutablePointer<NodeState>

  var nodes: [ComponentNode] { tree.nodes }
  var row: RowSettings { tree.row }
  var extras: TreeExtras? { tree.extras }
  var metrics: HostMetrics { tree.record.metrics }
  var drawnCount: Int { tree.record.drawnCount }

  // MARK: Rows

  /// The distance of the component from the edges of the row, in points.
  private var insets: Insets {
    var insets = row.insets?.insets(metrics) ?? metrics.rowInsets
    guard row.box != nil else { return insets }
    insets.left += metrics.boxMargin
    insets.right += metrics.boxMargin
    return insets
  }

  /// The least height of the row, in points.
  private var minimumHeight: Double {
    guard row.insets == nil else { return 0 }
    return row.box?.isRow == true && !metrics.isCharacterGrid
      ? metrics.controlHeight + metrics.rowInsets.vertical : metrics.minimumRowHeight
  }

  /// Returns the size of the row for an offered size.
  func measureRow(offered: Size) -> Size {
    let insets = insets
    let size = tree.nodes.isEmpty ? .zero : size(of: 0, offered: offered.narrowed(by: insets))
    return Size(
      width: size.width + insets.horizontal, height: max(minimumHeight, size.height + insets.vertical))
  }

  /// The width of the nodes if there is as much space as they like.
  var naturalWidth: Double {
    let space = Size(width: Size.largestExtent, height: Size.largestExtent)
    return tree.nodes.isEmpty ? 0 : size(of: 0, offered: space).width
  }

  /// Returns the baselines of the texts in a row of a size; `nil` if there is no text.
  func rowBaselines(in size: Size) -> Baselines? {
    guard !tree.nodes.isEmpty else { return nil }
    placeRow(in: size)
    let frame = states[0].frame
    return baselines(of: 0, size: frame.size).map {
      Baselines(first: frame.minY + $0.first, last: frame.minY + $0.last)
    }
  }

  /// Returns the position of the control that is drawn at a point of a row in a state; `nil` if there is none.
  func control(at point: Point, in size: Size, _ state: CellState) -> Int? {
    placeRow(in: size)
    let pinned = extras?.columns?.nodesInFront(self, point)
    return extras?.controls?.nodes.lastIndex {
      states[$0].frame.contains(point) && (pinned?.contains($0) ?? true) && !tree.isHidden($0, in: state)
    }
  }

  /// Returns the frame of a control in a row of a size; `nil` if there is none.
  func frame(ofControl index: Int, in size: Size) -> Rect? {
    guard let controls = extras?.controls, controls.nodes.indices.contains(index) else { return nil }
    placeRow(in: size)
    return states[controls.nodes[index]].frame
  }

  /// Returns the frames of all nodes in a row of a size, in points from its top left corner.
  func frames(in size: Size) -> [Rect] {
    placeRow(in: size)
    return nodes.indices.map { states[$0].frame }
  }

  /// Places the nodes in a row. The component is in the middle between the top and the bottom edge.
  private func placeRow(in size: Size) {
    if tree.record.placedSize == size || tree.nodes.isEmpty { return }
    tree.record.placedSize = size
    let room = Rect(size: size).inset(by: insets)
    var own = self.size(of: 0, offered: room.size)
    own.width = hugsContent(0) ? min(own.width, room.width) : room.width
    own.height = states[0].fillsHeight ? room.height : min(own.height, room.height)
    place(
      0,
      in: Rect(
        x: room.minX, y: room.minY + (room.height - own.height) / 2, width: own.width, height: own.height))
  }

  /// Returns whether a node is as wide as its content in a row, instead of as wide as the row.
  private func hugsContent(_ index: Int) -> Bool {
    switch states[index].kind {
    case .text: false
    case .description where states[index].count > 1: hugsContent(index + 1)
    default: !states[index].fillsWidth
    }
  }

  // MARK: Drawing

  /// Draws the nodes in a row of the size of the canvas.
  func draw(in canvas: inout Canvas) {
    placeRow(in: canvas.size)
    if let columns = extras?.columns, columns.drawPinned(self, &canvas) { return }
    draw(nodes.indices, in: &canvas)
  }

  /// Draws some nodes with their subtrees.
  func draw(_ range: Range<Int>, in canvas: inout Canvas) {
    draw(range, in: &canvas) { drawNode($0, in: &$1) }
  }

  /// Draws some nodes with their subtrees.
  ///
  /// - Parameter drawNode: Draws a node that is behind its children.
  @inline(__always)
  func draw(_ range: Range<Int>, in canvas: inout Canvas, by drawNode: (Int, inout Canvas) -> Void) {
    // The nodes that are drawn after their children, each with the node before which it is drawn.
    var later: [(index: Int, end: Int)] = []
    // The node before which the last of them is drawn.
    var end = Int.max
    var index = range.lowerBound
    while index < range.upperBound {
      while end <= index {
        if let last = later.popLast() { self.drawNode(last.index, in: &canvas) }
        end = later.last?.end ?? .max
      }
      var length = 1
      switch states[index].drawing {
      case .never: break
      case .before: drawNode(index, &canvas)
      case .around:
        if case .opacity(let opacity) = nodes[index].kind { canvas.beginGroup(opacity: opacity) }
        end = index + nodes[index].count
        later.append((index, end))
      case .after:
        end = index + nodes[index].count
        later.append((index, end))
      case .condition: if nodes[index].isHidden(in: canvas.state) { length = nodes[index].count }
      }
      index += length
    }
    while let last = later.popLast() { self.drawNode(last.index, in: &canvas) }
  }

  /// Draws a node itself, without its children.
  func drawNode(_ index: Int, in canvas: inout Canvas) {
    withKind(ofNode: index) { $0.draw(in: states[index].frame, self, &canvas) }
  }

  /// Calls a function with the kind of a node in place. The function must not change the kind, though it
  /// could. Of a value that is only read the compiler makes a copy, which would retain the text of the node.
  func withKind<Result>(ofNode index: Int, _ body: (inout ComponentNode.Kind) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { body(&UnsafeMutableBufferPointer(mutating: $0)[index].kind) }
  }
}
