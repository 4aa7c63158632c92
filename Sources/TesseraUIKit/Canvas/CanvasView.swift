#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The view of a portable cell, which shows the cell's drawing.
public final class CanvasView: UIView {
  /// The drawing that the view shows.
  public var drawing = Drawing() {
    didSet { if drawing != oldValue { setNeedsDisplay() } }
  }

  /// Creates a view that shows nothing yet.
  init() {
    super.init(frame: .zero)
    isOpaque = false
    // The drawing is made for the size of the view; another size requires another drawing.
    contentMode = .redraw
    // The collection handles the events of the cell.
    isUserInteractionEnabled = false
  }

  /// Unavailable, because collections create the views of portable cells.
  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) { DrawingPainter().paint(drawing) }
}
#endif
