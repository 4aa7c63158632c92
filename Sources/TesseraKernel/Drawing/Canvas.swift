import TesseraLayout

/// A drawing surface for a portable cell, which records drawing commands for a host to interpret.
///
/// Coordinates are points in the coordinate system of the cell. Hosts clip drawings at the edges of the cell.
public struct Canvas {
  /// The size of the cell, in points.
  public let size: Size
  /// The state of the cell that its drawing should reflect.
  public let state: CellState
  /// The control with the keyboard focus in the cell; `nil` if none has it.
  public let controlFocus: ControlFocus?
  /// A measurer for text, as the host sets it.
  public private(set) var measurer: any TextMeasuring
  /// The recorded drawing.
  public private(set) var drawing: Drawing

  /// Creates an empty canvas.
  public init(
    size: Size, state: CellState = [], controlFocus: ControlFocus? = nil, measurer: any TextMeasuring
  ) {
    self.size = size
    self.state = state
    self.controlFocus = controlFocus
    self.measurer = measurer
    drawing = Drawing(size: size)
  }

  /// Reserves memory for a number of commands, so that drawing them allocates one block at most.
  package mutating func reserveCommands(_ count: Int) { drawing.commands.reserveCapacity(count) }

  /// The rectangle of the cell.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Whether the item has the keyboard focus.
  public var isFocused: Bool { state.contains(.focused) }

  /// Whether the item is selected.
  public var isSelected: Bool { state.contains(.selected) }

  /// Whether the item is being dragged.
  public var isDragging: Bool { state.contains(.dragging) }

  /// Whether the item is highlighted while it is pressed.
  public var isHighlighted: Bool { state.contains(.highlighted) }

  /// Fills the cell.
  public mutating func fill(_ color: Color, cornerRadius: Double = 0) {
    fill(bounds, color, cornerRadius: cornerRadius)
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, _ color: Color, cornerRadius: Double = 0) {
    drawing.commands.append(.fill(rect, color, cornerRadius: cornerRadius))
  }

  /// Draws the outline of the cell, inside its edges.
  public mutating func stroke(_ color: Color = .separator, width: Double = 1, cornerRadius: Double = 0) {
    stroke(bounds, color, width: width, cornerRadius: cornerRadius)
  }

  /// Draws the outline of a rectangle, inside its edges.
  public mutating func stroke(
    _ rect: Rect, _ color: Color = .separator, width: Double = 1, cornerRadius: Double = 0
  ) {
    drawing.commands.append(.stroke(rect, color, width: width, cornerRadius: cornerRadius))
  }

  /// Draws text inside a rectangle, or inside the whole cell if `rect` is `nil`.
  public mutating func text(_ text: String, in rect: Rect? = nil, _ style: TextStyle = .body) {
    drawing.commands.append(.text(text, rect ?? bounds, style))
  }

  /// Draws text whose parts look different inside a rectangle, or inside the whole cell if `rect` is `nil`.
  public mutating func text(_ text: StyledText, in rect: Rect? = nil) {
    drawing.commands.append(.styledText(text, rect ?? bounds))
  }

  /// Draws an image stretched over a rectangle, or over the whole cell if `rect` is `nil`.
  public mutating func image(_ image: Image, in rect: Rect? = nil) {
    drawing.commands.append(.image(image, rect ?? bounds))
  }

  /// Begins a group of commands, which are shown as one picture with an opacity, up to the matching ``endGroup()``.
  ///
  /// Groups can contain groups; their opacities are multiplied.
  ///
  /// - Parameter opacity: The opacity, from 0 for an invisible group to 1.
  public mutating func beginGroup(opacity: Double) {
    drawing.commands.append(.beginGroup(opacity: opacity))
  }

  /// Ends the group that began last.
  public mutating func endGroup() { drawing.commands.append(.endGroup) }

  /// Draws and measures all texts in the font and size of the host's own labels, as beside its controls.
  ///
  /// Otherwise a host with fonts chooses a size that fits lines of ``TextMetrics/lineHeight``.
  public mutating func useLabelText() {
    measurer = measurer.labelText
    drawing.usesLabelText = true
  }

  /// Adds a control, which the host shows as a widget.
  public mutating func control(_ control: Control, in rect: Rect) {
    drawing.commands.append(.control(control, rect))
  }

  /// Adds a sign that something is busy, which the host shows as a widget; see ``HostMetrics/hasNativeSpinners``.
  ///
  /// - Parameter color: The color; `nil` for the usual one of such widgets.
  public mutating func spinner(_ color: Color? = nil, in rect: Rect) {
    drawing.commands.append(.spinner(color, rect))
  }

  /// Adds a view of the host, made by a cell.
  package mutating func nativeView(_ view: NativeView, in rect: Rect) {
    var view = view
    view.state = state
    drawing.commands.append(.nativeView(view, rect))
  }

  /// Fills the cell with the standard color for its state if it is focused, selected or highlighted.
  public mutating func highlight() {
    if isFocused { fill(.focus) } else if isSelected || isHighlighted { fill(.selection) }
  }
}
