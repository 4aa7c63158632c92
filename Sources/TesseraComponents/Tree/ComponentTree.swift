import TesseraKernel
import TesseraLayout

/// The nodes of a component, each before its children, and the handlers of its controls.
///
/// Trees are equal if their nodes are; handlers do not count. A tree never changes. It is a class so that its layout is
/// computed once for measuring and drawing.
public final class ComponentTree {
  /// The nodes, each before its children.
  public let nodes: [ComponentNode]
  let row: RowSettings
  /// The function that arranges crowded stacks; `nil` if there are no stacks.
  let stackFunction: StackFunction?
  /// The properties that few trees have; `nil` if the tree has none of them.
  let extras: TreeExtras?
  // Read and written for every stack: checks of exclusive access would take time.
  /// The results of the latest layout.
  @exclusivity(unchecked) var record = LayoutRecord()

  /// Resolves a component.
  @inlinable
  public convenience init<C: Component>(_ component: consuming C) {
    var builder = TreeBuilder()
    component.resolve(into: &builder)
    if !C.isOneNode { builder.wrapChildren(from: 0) }
    self.init(builder)
  }

  // Not generic, because a designated initializer of a class is not in Embedded Swift.
  @usableFromInline
  init(_ builder: borrowing TreeBuilder) {
    nodes = builder.nodes
    row = builder.row
    stackFunction = builder.stackFunction
    extras = builder.extras
  }

  /// Creates a tree of nodes, with the functions that they need.
  init(_ nodes: [ComponentNode], _ stackFunction: StackFunction?, _ extras: TreeExtras?) {
    (self.nodes, row, self.stackFunction, self.extras) = (nodes, RowSettings(), stackFunction, extras)
  }

  // The states contain no references.
  deinit { record.states?.deallocate() }

  // MARK: Layout

  /// Returns the layout of the nodes for texts as a host sets them.
  // Inlined: a layout that is returned would retain the tree and the texts.
  @inline(__always)
  func layout(for text: any TextMeasuring) -> TreeLayout {
    if record.text === text, record.revision == text.revision, let states = record.states {
      return TreeLayout(tree: self, text: text, states: states)
    }
    return TreeLayout(tree: self, text: text, states: record.prepare(nodes, text))
  }

  /// The layout that was computed last; `nil` if there is none.
  var latestLayout: TreeLayout? {
    guard let text = record.text, let states = record.states else { return nil }
    return TreeLayout(tree: self, text: text, states: states)
  }

  // MARK: Controls

  var controls: ControlList? { extras?.controls }

  func control(at index: Int) -> Control? {
    guard let controls, controls.nodes.indices.contains(index) else { return nil }
    return nodes[controls.nodes[index]].kind.control
  }

  /// Returns whether a node is not drawn for an item in a state.
  func isHidden(_ node: Int, in state: CellState) -> Bool {
    nodes[..<node].indices.contains { node < $0 + nodes[$0].count && nodes[$0].isHidden(in: state) }
  }

  /// Returns the column of the table whose cell or title contains a control; `nil` if the row is none of a table.
  func column(ofControl index: Int) -> Int? {
    guard let controls, controls.nodes.indices.contains(index),
      let row = nodes.firstIndex(where: { $0.kind.isColumns })
    else { return nil }
    let node = controls.nodes[index]
    guard node > row, node < row + nodes[row].count else { return nil }
    var (column, end) = (0, row + 1 + nodes[row + 1].count)
    while end <= node {
      end += nodes[end].count
      column += 1
    }
    return column
  }

  func isColumnTitle(_ index: Int) -> Bool {
    guard let controls, controls.nodes.indices.contains(index) else { return false }
    if case .columnTitle = nodes[controls.nodes[index]].kind { return true }
    return false
  }

  /// Returns the event of a tap on a control. If the control does nothing, as a disabled one, the tap only focuses it.
  ///
  /// - Parameter isNearStart: Whether the tap is on the left half of the control, which decreases a number.
  func tapEvent(ofControl index: Int, isNearStart: Bool = false) -> ControlEvent {
    let change = control(at: index).flatMap { $0.isEnabled ? $0.change(isNearStart ? -1 : 1) : nil }
    return ControlEvent(control: index, change: change ?? .focus)
  }

  /// Calls the handler of the control of an event.
  func handle(_ event: ControlEvent) {
    guard let controls, controls.handlers.indices.contains(event.control) else { return }
    var change = event.change
    if case .set(let number) = change,
      case .stepper(let value, let range, _)? = control(at: event.control)?.kind
    {
      // The user may have typed any number into a widget.
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      if nearest == value { return }
      change = .set(nearest)
    }
    controls.handlers[event.control].handle(change)
  }

  /// Returns the id by which programs focus a control; `nil` if it has none.
  func focusID(ofControl index: Int) -> ItemID? {
    controls?.focusIDs.first { $0.control == index }?.id
  }

  /// Returns whether a field has a handler for Return.
  func submits(_ index: Int) -> Bool {
    if let controls, controls.handlers.indices.contains(index),
      case .edit(_, submit: .some) = controls.handlers[index]
    {
      true
    } else {
      false
    }
  }

  /// Returns the frame of the caret in a row of a size; `nil` if the row was not drawn, or the field is a widget of the host.
  func caretFrame(of focus: TextFieldFocus, in size: Size) -> Rect? {
    if let editor = editor(focus.index, showing: focus.input.text, in: size) {
      let caret = focus.input.caret
      return editor.caret(caret, from: editor.firstLine(showing: caret, from: focus.first))
    }
    return field(focus.index, showing: focus.input, from: focus.first, in: size)?.caret
  }

  /// Returns the visible part of a field of one line, in a row of a size; `nil` if the row was not drawn, the control is none,
  /// or the field is a widget of the host.
  ///
  /// - Parameter first: The offset at the start of the part that was visible before.
  func field(_ index: Int, showing input: TextInput, from first: Int, in size: Size) -> FieldLine? {
    guard let layout = latestLayout, !layout.metrics.hasNativeControls,
      case .textField(_, let placeholder, let isSecure)? = control(at: index)?.kind,
      let frame = layout.frame(ofControl: index, in: size)
    else { return nil }
    return FieldLine(input, placeholder, isSecure: isSecure, from: first, in: frame, layout.text)
  }

  /// Returns the layout of an editor that shows a text, in a row of a size; `nil` if the row was not drawn, the control is none,
  /// or the editor is a widget of the host.
  func editor(_ index: Int, showing text: String, in size: Size) -> EditorLayout? {
    guard let layout = latestLayout, !layout.metrics.hasNativeControls,
      case .textEditor? = control(at: index)?.kind,
      let frame = layout.frame(ofControl: index, in: size)
    else { return nil }
    return EditorLayout(text, in: frame, layout.text)
  }

  // MARK: Accessibility

  /// The description of the cell: its texts and controls in reading order. If the cell is nothing but one control, it has the role and
  /// the value of the control.
  var accessibility: CellAccessibility {
    let (words, hasText) = spokenWords
    var accessibility = CellAccessibility(label: words.joined(separator: " "))
    if words.count == 1, !hasText, let controls, controls.nodes.count == 1, let control = control(at: 0) {
      controls.functions.describe(control, &accessibility)
    }
    return accessibility
  }
}

extension ComponentTree {
  /// The texts and the names and values of the controls that assistive technologies read, in reading order, without empty ones,
  /// and whether one of them is a text.
  private var spokenWords: (words: [String], hasText: Bool) {
    var (words, hasText) = ([String](), false)
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      var length = 1
      switch node.kind {
      case .text(let text, _):
        words.append(text)
        hasText = hasText || !text.isEmpty
      case .styledText(let text):
        words.append(text.text)
        hasText = hasText || !text.text.isEmpty
      case .described(let description):
        if let label = description.label, !description.isHidden { words.append(label) }
        if description.label != nil || description.isHidden { length = node.count }
      case .nativeView(let view): words.append(view.accessibilityLabel)
      case .progress(let part, _):
        let percentage = "\(Int((part * 100).rounded())) %"
        // A text beside the bar often says the same.
        if !words.contains(where: { $0.isSame(as: percentage) }) { words.append(percentage) }
        hasText = true
      // Assistive technologies learn of the state from the item.
      case .state(_, isShown: true): length = node.count
      default:
        if let control = node.kind.control { controls?.functions.addSpokenWords(control, &words) }
      }
      index += length
    }
    return (words.filter { !$0.isEmpty }, hasText)
  }
}

extension Control {
  /// Adds the name of the control and the value that it shows to the texts before it, one of which can be the name.
  package func addSpokenWords(to words: inout [String]) {
    var control = self
    if let name = label {
      let isRead = words.contains { $0.isSame(as: name) }
      if kind.isChoice, !isRead { words.append(name) }
      if kind.isChoice || isRead && !kind.hasTitle { control.label = nil }
    }
    words.append(control.accessibilityLabel)
  }
}

extension ComponentTree: Equatable {
  /// Returns whether both trees have the same nodes and the same settings of the row.
  public static func == (left: ComponentTree, right: ComponentTree) -> Bool {
    left === right || left.nodes == right.nodes && left.row == right.row
  }
}
