import TesseraLayout

/// What a portable cell draws on: it records commands, hosts interpret them.
///
/// Coordinates are points within the cell; what lies outside of the cell is clipped.
public struct Canvas {
  /// The size of the cell, in points.
  public let size: Size
  /// What the cell has to show besides its content.
  public let state: CellState
  /// Measures text as the host sets it.
  public let measurer: any TextMeasuring
  /// What was drawn so far.
  public private(set) var drawing: Drawing

  /// Makes an empty canvas.
  public init(size: Size, state: CellState = [], measurer: any TextMeasuring) {
    self.size = size
    self.state = state
    self.measurer = measurer
    drawing = Drawing(size: size)
  }

  /// The whole cell.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Whether the keyboard works on this item.
  public var isFocused: Bool { state.contains(.focused) }

  /// Whether the item is selected.
  public var isSelected: Bool { state.contains(.selected) }

  /// Whether the item is carried elsewhere.
  public var isDragging: Bool { state.contains(.dragging) }

  /// Whether the item is pressed.
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

  /// Sets text inside a rectangle; nil uses the cell.
  public mutating func text(_ text: String, in rect: Rect? = nil, _ style: TextStyle = .body) {
    drawing.commands.append(.text(text, rect ?? bounds, style))
  }

  /// Stretches a picture over a rectangle; nil uses the cell.
  public mutating func image(_ image: Image, in rect: Rect? = nil) {
    drawing.commands.append(.image(image, rect ?? bounds))
  }

  /// Fills the cell in the usual way where it is focused, selected or pressed.
  public mutating func highlight() {
    if isFocused { fill(.focus) } else if isSelected || isHighlighted { fill(.selection) }
  }
}
