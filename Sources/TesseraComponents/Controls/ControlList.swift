import TesseraKernel
import TesseraLayout

/// The controls of a tree, in reading order.
///
/// It is a class because most rows have no controls, and then their trees are small.
final class ControlList {
  /// The indices of their nodes.
  private(set) var nodes: [Int] = []
  private(set) var handlers: [ControlHandler] = []
  /// The ids by which programs focus them. They are not compared.
  private(set) var focusIDs: [(control: Int, id: ItemID)] = []
  let functions: ControlFunctions

  init(_ functions: ControlFunctions) { self.functions = functions }

  /// Appends a control, while the tree is built.
  func append(_ handler: ControlHandler, node: Int, focusID: ItemID?) {
    if let focusID { focusIDs.append((nodes.count, focusID)) }
    nodes.append(node)
    handlers.append(handler)
  }

  /// Moves the controls behind a node that was inserted, while the tree is built.
  func moveForNode(at index: Int) {
    for position in nodes.indices where nodes[position] >= index { nodes[position] += 1 }
  }
}

/// The functions for the controls of a tree.
///
/// A tree refers to them only if it has controls. So a program without controls does not link the code of controls, of
/// text fields and of the keyboard focus.
struct ControlFunctions {
  /// Returns the size of a control for an offered size, in points.
  let size: (_ control: Control, _ offered: Size, _ text: any TextMeasuring) -> Size
  /// Draws a control by fills and texts.
  let draw: (_ control: Control, _ frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas) -> Void
  /// Draws the title of a column of a table.
  let drawTitle:
    (
      _ control: Control, _ column: ColumnTitle, _ frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas
    ) -> Void
  /// Returns the event of a tap on a control.
  let tapEvent: (_ tree: ComponentTree, _ index: Int, _ isNearStart: Bool) -> ControlEvent
  /// Adds the name of a control and the value that it shows to the texts before it.
  let addSpokenWords: (_ control: Control, _ words: inout [String]) -> Void
  /// Completes the description of a cell with one control.
  let describe: (_ control: Control, _ accessibility: inout CellAccessibility) -> Void

  /// The functions of the controls of the library.
  static var standard: ControlFunctions {
    ControlFunctions(
      size: { $0.size(offered: $1, $2) },
      draw: { $0.draw(in: $1, $2, &$3) },
      drawTitle: { $0.draw($1, in: $2, $3, &$4) },
      tapEvent: { $0.tapEvent(ofControl: $1, isNearStart: $2) },
      addSpokenWords: { $0.addSpokenWords(to: &$1) }, describe: { $0.describe(&$1) })
  }
}

extension Control {
  /// Sets the role and the value of a cell that is nothing but the control.
  fileprivate func describe(_ accessibility: inout CellAccessibility) {
    switch kind {
    case .button: accessibility.role = .button
    case .toggle(_, let isOn): (accessibility.role, accessibility.value) = (.button, isOn ? "on" : "off")
    case .textField(let text, let placeholder, let isSecure):
      accessibility.label = label ?? placeholder
      if !isSecure { accessibility.value = text }
    case .textEditor(let text, let placeholder, _):
      (accessibility.label, accessibility.value) = (label ?? placeholder, text)
    case .stepper, .menu: break
    }
  }
}
