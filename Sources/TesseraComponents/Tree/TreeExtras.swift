import TesseraKernel
import TesseraLayout

/// The properties that few trees have: controls, behaviors, tables, and functions for the kinds of nodes that few programs declare.
///
/// Most rows have none of them, and then their trees are small. And a component adds the functions that its nodes need: a program
/// links the code of grids only if it declares one.
final class TreeExtras {
  var controls: ControlList?
  /// Closures that install the behaviors of the parts.
  var installers: [(Engine) -> Void] = []
  /// A function that returns the trait of the cell; `nil` if it needs none.
  var trait: ((ComponentTree) -> Trait)?
  /// The widths of the columns of the table that the row belongs to; `nil` if there is none.
  var columnWidths: ColumnWidths?

  /// The label of the row of a form that the component is; `nil` if it is none.
  var formLabel: FormLabel?

  var columns: ColumnFunctions?
  var grids: ContainerFunctions?
  /// The function that draws progress bars, sparklines and spinners; `nil` if there are none.
  var drawShape: ShapeFunction?

  /// Adds the functions that the nodes of another tree need.
  func addFunctions(of other: TreeExtras) {
    controls = controls ?? other.controls
    columns = columns ?? other.columns
    grids = grids ?? other.grids
    drawShape = drawShape ?? other.drawShape
  }
}

/// Draws a node in a frame.
typealias ShapeFunction = (
  _ kind: ComponentNode.Kind, _ frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas
) -> Void

/// Arranges the children of a stack that do not all fit, or whose baselines are aligned, and returns the size of the content.
typealias StackFunction = (
  _ layout: TreeLayout, _ index: Int, _ axis: Axis, _ gap: Double, _ alignment: Alignment, _ room: Size,
  _ isMeasuring: Bool
) -> Size

/// The functions for nodes that arrange any number of children.
struct ContainerFunctions {
  /// Returns the size of a node for an offered size.
  let measure: (_ layout: TreeLayout, _ index: Int, _ offered: Size) -> Size
  /// Stores the frames of the children in a node of a size.
  let arrange: (_ layout: TreeLayout, _ index: Int, _ size: Size) -> Void
}

/// The functions for the columns of tables.
struct ColumnFunctions {
  let container: ContainerFunctions
  /// Returns the nodes in front at a point of a row, those of its pinned columns; `nil` if none of them is there.
  let nodesInFront: (_ layout: TreeLayout, _ point: Point) -> Range<Int>?
  /// Draws the row if it has pinned columns, and returns whether it has.
  let drawPinned: (_ layout: TreeLayout, _ canvas: inout Canvas) -> Bool
}

// MARK: - Adding functions

extension TreeBuilder {
  /// Adds the function for crowded stacks.
  @usableFromInline
  mutating func useStacks() { stackFunction = TreeLayout.stackFunction }

  mutating func useGrids() { useExtras().grids = TreeLayout.gridFunctions }

  mutating func useShapes() { useExtras().drawShape = { $0.drawShape(in: $1, $2, &$3) } }

  /// Adds the trait that shows tooltips and installs behaviors.
  mutating func usePartsTrait() {
    let extras = useExtras()
    if extras.trait == nil { extras.trait = { PartsTrait($0) } }
  }

  /// Adds all functions that a node of a kind can need, for a component that is not part of the library.
  @usableFromInline
  mutating func useFunctions(for kind: ComponentNode.Kind) {
    useStacks()
    switch kind {
    case .grid: useGrids()
    case .progress, .sparkline, .spinner: useShapes()
    case .described(let description): if !description.tooltip.isEmpty { usePartsTrait() }
    default: break
    }
  }
}
