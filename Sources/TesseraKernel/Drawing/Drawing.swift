import TesseraLayout

/// The drawing of a portable cell: a list of commands, from back to front, in the coordinate system of the
/// cell.
///
/// A drawing is a value that hosts interpret and tests compare.
public struct Drawing: Hashable, Sendable {
  /// The size of the cell, in points.
  public var size: Size
  /// The drawing commands, from back to front.
  public var commands: [Command]
  /// Whether texts have the font and size of the host's own labels, instead of a size that fits lines of
  /// ``TextMetrics/lineHeight``.
  public var usesLabelText: Bool

  /// A drawing command.
  public enum Command: Hashable, Sendable {
    /// A filled rectangle.
    case fill(Rect, Color, cornerRadius: Double)
    /// The outline of a rectangle, drawn inside its edges.
    case stroke(Rect, Color, width: Double, cornerRadius: Double)
    /// Text, drawn inside a rectangle.
    case text(String, Rect, TextStyle)
    /// Text whose parts look different, drawn inside a rectangle.
    indirect case styledText(StyledText, Rect)
    /// An image, stretched over a rectangle.
    case image(Image, Rect)
    /// A control, as a widget of the host.
    indirect case control(Control, Rect)
    /// A view of the host, made by a cell.
    indirect case nativeView(NativeView, Rect)
    /// A sign that something is busy, as a widget of the host that turns by itself; the color is `nil` for its usual one.
    case spinner(Color?, Rect)
    /// The start of commands that are shown as one picture with an opacity from 0 to 1, up to their ``endGroup``.
    case beginGroup(opacity: Double)
    /// The end of the group that began last.
    case endGroup
  }

  /// Creates a drawing from its commands.
  public init(size: Size = .zero, commands: [Command] = [], usesLabelText: Bool = false) {
    self.size = size
    self.commands = commands
    self.usesLabelText = usesLabelText
  }

  /// Returns the drawing in front of an opaque background, for elements that are pinned over other cells.
  public func opaque(size: Size) -> Drawing {
    let ground = Command.fill(Rect(origin: .zero, size: size), .background, cornerRadius: 0)
    return Drawing(size: size, commands: [ground] + commands, usesLabelText: usesLabelText)
  }
}
