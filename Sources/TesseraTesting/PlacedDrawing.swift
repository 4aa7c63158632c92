import Tessera

/// What a cell drew, and where it stands.
public struct PlacedDrawing: Hashable, Sendable {
  /// The drawing, in the cell's coordinates.
  public var drawing: Drawing
  /// The cell, in viewport coordinates.
  public var frame: Rect

  /// Puts a drawing somewhere.
  public init(drawing: Drawing, frame: Rect) {
    self.drawing = drawing
    self.frame = frame
  }
}
