#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The view of a portable cell: it draws what the cell drew.
public final class CanvasView: UIView {
  /// What is drawn.
  public var drawing = Drawing() {
    didSet { if drawing != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view that shows nothing yet.
  init() {
    super.init(frame: .zero)
    isOpaque = false
    // What the cell draws is made for its size; it is drawn anew for another.
    contentMode = .redraw
    // The collection hears what is done to the cell.
    isUserInteractionEnabled = false
  }

  /// Not from a file: the views of portable cells are made by their collection.
  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) { DrawingPainter().paint(drawing) }
}
#endif
