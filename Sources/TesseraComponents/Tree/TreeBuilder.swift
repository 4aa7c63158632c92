import TesseraKernel
import TesseraLayout

/// A tree of nodes that is being built, and the settings that components inherit from those around them.
public struct TreeBuilder {
  /// The nodes so far, each before its children.
  private(set) var nodes: [ComponentNode] = []
  /// The settings of the row that the component is.
  var row = RowSettings()
  /// The function that arranges crowded stacks; `nil` if there are no stacks.
  var stackFunction: StackFunction?
  /// The properties that few trees have; `nil` if the tree has none of them.
  private(set) var extras: TreeExtras?
  /// The settings that the components inherit.
  public internal(set) var inherited = InheritedSettings()

  @usableFromInline
  init() { nodes.reserveCapacity(8) }

  /// Returns the properties that few trees have, to add some. Creates them if there are none.
  mutating func useExtras() -> TreeExtras {
    if let extras { return extras }
    let added = TreeExtras()
    extras = added
    return added
  }

  /// Appends a node without children.
  public mutating func append(_ node: consuming ComponentNode) {
    useFunctions(for: node.kind)
    add(node)
  }

  /// Appends a node without children, whose functions the tree has.
  mutating func add(_ node: consuming ComponentNode) { nodes.append(node) }

  /// Appends a node with the nodes of a component as its children.
  ///
  /// The node fills the space that a child fills, and gives up space if a child can.
  @inlinable
  public mutating func append<Content: Component>(
    _ kind: ComponentNode.Kind, around content: consuming Content
  ) {
    useFunctions(for: kind)
    add(kind, around: content)
  }

  /// Appends a node around a component. The tree has the functions for nodes of its kind.
  @inlinable
  mutating func add<Content: Component>(
    _ kind: consuming ComponentNode.Kind, around content: consuming Content
  ) {
    let takesManyChildren = kind.takesManyChildren
    let (index, axis) = begin(kind)
    content.resolve(into: &self)
    // Known when the program is compiled, so that one with texts alone does not link the code of stacks.
    if !Content.isOneNode, !takesManyChildren { wrapChildren(from: index + 1) }
    end(index, in: axis)
  }

  /// Appends a node whose children follow. Returns the index of the node, and the axis of the stack around
  /// it.
  @usableFromInline
  mutating func begin(_ kind: consuming ComponentNode.Kind) -> (index: Int, axis: Axis?) {
    let (index, axis) = (nodes.count, inherited.axis)
    switch kind {
    case .stack(let own, _, _): inherited.axis = own
    case .overlay, .grid, .columns: inherited.axis = nil
    default: break
    }
    nodes.append(ComponentNode(kind))
    return (index, axis)
  }

  /// Completes a node after its children.
  @usableFromInline
  mutating func end(_ index: Int, in axis: Axis?) {
    inherited.axis = axis
    nodes[index].count = nodes.count - index
    updateTraits(ofNodeAt: index)
  }

  /// Puts the last nodes into a vertical stack if they are several, because the node before them has one child at most.
  @usableFromInline
  mutating func wrapChildren(from start: Int) {
    guard start < nodes.count, nodes[start].count < nodes.count - start else { return }
    useStacks()
    var child = start
    while child < nodes.count {
      turnVertical(at: child)
      child += nodes[child].count
    }
    nodes.insert(ComponentNode(.stack(.vertical, spacing: .tight, alignment: .start)), at: start)
    nodes[start].count = nodes.count - start
    updateTraits(ofNodeAt: start)
    extras?.controls?.moveForNode(at: start)
  }

  /// Turns a spacer or divider, or one inside of modifiers, into that of a vertical stack. It was resolved before it was known that
  /// it has neighbors.
  private mutating func turnVertical(at index: Int) {
    switch nodes[index].kind {
    case .stack, .overlay, .grid, .columns: break
    case .spacer: nodes[index].traits = .spacer(in: .vertical)
    case .divider: nodes[index] = .divider(in: .vertical)
    default:
      guard nodes[index].count > 1 else { return }
      turnVertical(at: index + 1)
      updateTraits(ofNodeAt: index)
    }
  }

  /// Appends a control with its handler.
  public mutating func append(_ kind: Control.Kind, traits: LayoutTraits = .none, handler: ControlHandler) {
    let control = Control(
      index: add(handler, focusID: inherited.focusID), kind: kind, isEnabled: inherited.isEnabled,
      label: inherited.controlLabel
        ?? (kind.hasTitle ? nil : inherited.rowLabel ?? (kind.isChoice ? precedingText : nil)),
      tint: inherited.tint)
    nodes.append(ComponentNode(.control(control), traits: traits))
  }

  /// Adds the handler of the control whose node is appended next. Returns the position of the control.
  private mutating func add(_ handler: ControlHandler, focusID: ItemID? = nil) -> Int {
    let extras = useExtras()
    let controls = extras.controls ?? ControlList(.standard)
    extras.controls = controls
    extras.trait = { ControlsTrait($0) }
    controls.append(handler, node: nodes.count, focusID: focusID)
    return controls.nodes.count - 1
  }

  /// Adds a closure that installs the behavior of a part when the cell is shown.
  mutating func addInstaller(_ install: @escaping (Engine) -> Void) {
    useExtras().installers.append(install)
    usePartsTrait()
  }

  /// Sets the label of the control of a node, if it is one.
  mutating func label(controlAt index: Int, _ label: String) {
    guard nodes.indices.contains(index), case .control(var control) = nodes[index].kind else { return }
    control.label = label
    nodes[index].kind = .control(control)
  }

  /// Sets the address of the control of a node, if it is one.
  mutating func link(controlAt index: Int, to address: String) {
    guard nodes.indices.contains(index), case .control(var control) = nodes[index].kind else { return }
    control.link = address
    nodes[index].kind = .control(control)
  }

  /// The last text after the last control, which names a control without a title; `nil` if there is none.
  private var precedingText: String? {
    for node in nodes.reversed() {
      switch node.kind {
      case .text(let text, _): return text.isEmpty ? nil : text
      case .styledText(let text): return text.text.isEmpty ? nil : text.text
      case .control: return nil
      default: break
      }
    }
    return nil
  }

  /// Appends the title of a column with the handler of a press.
  mutating func append(_ title: String, _ column: ColumnTitle, handler: @escaping () -> Void) {
    let control = Control(
      index: add(.press(handler)), kind: .button(title, .plain), isEnabled: inherited.isEnabled,
      label: inherited.controlLabel ?? column.label(title))
    nodes.append(ComponentNode(.columnTitle(control, column), traits: LayoutTraits(fillsWidth: true)))
  }

  /// Appends a row of a table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - widths: The widths of the columns, which all rows of the table share.
  ///   - vertical: The place of the cells between the top and the bottom of the row.
  ///   - cells: Appends the nodes of the cell of a column, and returns its place between the edges of the column.
  mutating func append(
    _ columns: ColumnLayout, _ widths: ColumnWidths, vertical: VerticalAlignment = .center,
    cells: (Int, inout TreeBuilder) -> HorizontalAlignment
  ) {
    let extras = useExtras()
    (extras.columnWidths, extras.columns) = (widths, TreeLayout.columnFunctions)
    let (row, axis) = begin(.columns(columns))
    for column in columns.columns.indices {
      let (cell, _) = begin(.frame(FrameSize(horizontal: .start, vertical: .center)))
      let alignment = cells(column, &self)
      nodes[cell].kind = .frame(FrameSize(horizontal: alignment.layout, vertical: vertical.layout))
      wrapChildren(from: cell + 1)
      end(cell, in: nil)
    }
    end(row, in: axis)
  }

  /// Resolves a component with changed settings.
  public mutating func with<Content: Component>(
    _ change: (inout InheritedSettings) -> Void, _ content: consuming Content
  ) {
    let former = inherited
    change(&inherited)
    content.resolve(into: &self)
    inherited = former
  }

  /// Sets the traits of a node with children from those of its children.
  private mutating func updateTraits(ofNodeAt index: Int) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      var (traits, verticalShrink) = (LayoutTraits.none, 0.0)
      let end = index + nodes[index].count
      var child = index + 1
      while child < end {
        traits.fillsWidth = traits.fillsWidth || nodes[child].traits.fillsWidth
        traits.fillsHeight = traits.fillsHeight || nodes[child].traits.fillsHeight
        traits.shrink = max(traits.shrink, nodes[child].traits.shrink)
        verticalShrink = max(verticalShrink, nodes[child].verticalShrink)
        child += nodes[child].count
      }
      switch nodes[index].kind {
      case .grid, .columns: traits.fillsWidth = true
      case .gridSpan(let count): traits.span = count
      case .frame(let frame):
        traits.fillsWidth = frame.width?.fills(content: traits.fillsWidth) ?? traits.fillsWidth
        traits.fillsHeight = frame.height?.fills(content: traits.fillsHeight) ?? traits.fillsHeight
        if frame.width?.isFixed ?? false { traits.shrink = 0 }
        if frame.height?.isFixed ?? false { verticalShrink = 0 }
      default: break
      }
      nodes[index].traits = traits
      nodes[index].verticalShrink = verticalShrink
    }
  }
}

extension Control.Kind {
  /// Whether the control shows its own name. The placeholder of a field is none.
  var hasTitle: Bool {
    switch self {
    case .button: true
    case .toggle(let title, isOn: _): !title.isEmpty
    case .textField, .textEditor, .stepper, .menu: false
    }
  }

  /// Whether the control shows a value that needs a name.
  var isChoice: Bool {
    switch self {
    case .stepper, .menu: true
    case .button, .toggle, .textField, .textEditor: false
    }
  }
}

/// The settings that components inherit from those around them.
public struct InheritedSettings {
  /// The style of texts.
  public var text = TextAttributes()
  /// The color of progress bars and sparklines, and the accent color of controls.
  public var tint: Color {
    get { declaredTint ?? .accent }
    set { declaredTint = newValue }
  }
  /// The tint; `nil` if no component around declares one.
  var declaredTint: Color?
  /// Whether texts and bars have the color of less important ones.
  var isFaded = false
  /// Whether texts keep their widths while others become narrower.
  public var hasFixedWidth = false
  /// Whether the user can operate controls.
  public var isEnabled = true
  /// The width of the labels in a form, in characters; `nil` outside of forms.
  var labelWidth: Int?
  /// The label of controls for assistive technologies; `nil` for their titles.
  var controlLabel: String?
  /// The label of the row of a form, which names controls without a title; `nil` outside of forms.
  var rowLabel: String?
  /// The id by which programs focus a control; `nil` if there is none.
  var focusID: ItemID?
  /// The axis of the stack around the component; `nil` if there is none.
  public internal(set) var axis: Axis?

  /// The color of bars: the tint, unless they are faded.
  public var barColor: Color { isFaded ? .secondary : tint }

  /// Returns the style of a text with attributes of its own.
  public func style(of own: TextAttributes) -> TextStyle {
    var style = own.style(in: text)
    if isFaded { style.color = .secondary }
    return style
  }
}
