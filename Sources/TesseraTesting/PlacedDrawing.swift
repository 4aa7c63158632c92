import Tessera
import TesseraLayout

/// What a cell drew, and where it stands.
public struct PlacedDrawing: Hashable, Sendable {
  /// The drawing, in the cell's coordinates.
  public var drawing: Drawing
  /// The cell, in viewport coordinates.
  public var frame: Rect
  /// How the cell looks beside how it looks at rest.
  public var effect: VisualEffect
  /// What cuts the cell off, in viewport coordinates; nil where nothing does.
  public var clip: Rect?

  /// Puts a drawing somewhere.
  public init(drawing: Drawing, frame: Rect, effect: VisualEffect = .none, clip: Rect? = nil) {
    self.drawing = drawing
    self.frame = frame
    self.effect = effect
    self.clip = clip
  }
}
