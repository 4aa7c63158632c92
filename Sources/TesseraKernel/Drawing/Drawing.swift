import TesseraLayout

/// What a portable cell drew: a list of commands, back to front, in the cell's own coordinates.
///
/// A drawing is a plain value: hosts interpret it, tests compare it.
public struct Drawing: Hashable, Sendable {
  /// The size of the cell that was drawn, in points.
  public var size: Size
  /// What to paint, back to front.
  public var commands: [Command]

  /// One thing to paint.
  public enum Command: Hashable, Sendable {
    /// A filled rectangle.
    case fill(Rect, Color, cornerRadius: Double)
    /// The outline of a rectangle, drawn inside its edges.
    case stroke(Rect, Color, width: Double, cornerRadius: Double)
    /// Text, set inside a rectangle.
    case text(String, Rect, TextStyle)
    /// A picture, stretched over a rectangle.
    case image(Image, Rect)
  }

  /// Makes a drawing from its commands.
  public init(size: Size = .zero, commands: [Command] = []) {
    self.size = size
    self.commands = commands
  }

  /// The drawing in front of the background, so that nothing shines through: for what is pinned over other cells.
  public func opaque(size: Size) -> Drawing {
    let ground = Command.fill(Rect(origin: .zero, size: size), .background, cornerRadius: 0)
    return Drawing(size: size, commands: [ground] + commands)
  }
}
