import Tessera
import TesseraLayout

/// The drawing of a cell, with its frame.
public struct PlacedDrawing: Hashable, Sendable {
  /// The drawing, in the cell's coordinates.
  public var drawing: Drawing
  /// The frame of the cell, in viewport coordinates.
  public var frame: Rect
  /// The visual effect on the cell, relative to its appearance at rest.
  public var effect: VisualEffect
  /// The rectangle that clips the cell, in viewport coordinates; `nil` if it is not clipped.
  public var clip: Rect?

  /// Creates a drawing with a frame.
  public init(drawing: Drawing, frame: Rect, effect: VisualEffect = .none, clip: Rect? = nil) {
    self.drawing = drawing
    self.frame = frame
    self.effect = effect
    self.clip = clip
  }
}
