import TesseraKernel
import TesseraLayout

/// The cell that shows a component.
///
/// A component that is declared as a cell becomes one by itself.
public struct ComponentCell<C>: CanvasCell {
  /// The type of the events of the controls in the cell.
  public typealias Event = ControlEvent

  /// The nodes of the component.
  public let tree: ComponentTree

  /// Creates the cell of a component.
  @inlinable
  public init(_ component: consuming C) where C: Component { tree = ComponentTree(component) }

  #if hasFeature(Embedded)
  /// One kind for all components, because Embedded Swift has no names of types.
  public static var kind: CellKind { CellKind("component") }
  #endif

  /// The offered width, and the measured height.
  public static var sizing: Sizing { .estimatedHeight(TextMetrics.lineHeight) }

  /// Returns whether both cells show the same nodes.
  public static func == (left: ComponentCell, right: ComponentCell) -> Bool { left.tree == right.tree }

  /// Returns the size of the component with the insets of a row.
  public func measure(offered: Size, text: any TextMeasuring) -> Size {
    tree.layout(for: text.labelText).measureRow(offered: offered)
  }

  /// Draws the component, in front of the background for the state of the item.
  public func draw(in canvas: inout Canvas) {
    canvas.useLabelText()
    let layout = tree.layout(for: canvas.measurer)
    // Two more for the background of the row.
    canvas.reserveCommands(layout.drawnCount + 2)
    canvas.fillRow(tree.row, in: canvas.bounds)
    canvas.outlineRow(tree.row)
    layout.draw(in: &canvas)
  }

  /// Returns the baselines of the first and the last line of text.
  public func baselines(in size: Size, text: any TextMeasuring) -> Baselines? {
    tree.layout(for: text.labelText).rowBaselines(in: size)
  }

  /// Returns the event of the control that is drawn at a point; `nil` if there is none.
  public func event(
    at point: Point, in size: Size, state: CellState, text: any TextMeasuring
  ) -> ControlEvent? {
    guard let controls = tree.controls else { return nil }
    let layout = tree.layout(for: text.labelText)
    guard let control = layout.control(at: point, in: size, state),
      let frame = layout.frame(ofControl: control, in: size)
    else { return nil }
    return controls.functions.tapEvent(tree, control, point.x < frame.minX + frame.width / 2)
  }

  /// The label: the texts of the component in reading order.
  public var accessibility: CellAccessibility { tree.accessibility }

  /// The trait that handles the events of controls and native views, the tooltips and the behaviors of the parts; `nil` if the
  /// component has none of them.
  public var ownTrait: Trait? {
    tree.extras?.trait?(tree)
  }
}
