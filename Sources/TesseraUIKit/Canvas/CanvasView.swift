#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraComponents
import UIKit

/// The view of a portable cell, which shows the cell's drawing, with controls of UIKit for the controls in it.
public final class CanvasView: UIView {
  /// The drawing that the view shows.
  public var drawing = Drawing() {
    didSet {
      if drawing != oldValue { setNeedsDisplay() }
      #if !os(tvOS)
      showViews()
      #endif
      showSpinners()
    }
  }
  /// The container of the view, to which the events of the controls go; `nil` until the view is shown.
  weak var owner: (any CanvasOwner)?
  /// The id of the view in a collection; `nil` until it is shown.
  var id: CellID?
  /// The item that the controls show.
  var shownKey: ItemKey?
  /// The activity indicators, in the order of the drawing.
  var spinners: [UIActivityIndicatorView] = []
  #if !os(tvOS)
  /// The views of the controls, in the order of the drawing.
  var controls: [ControlView] = []
  /// The views that are parts of the drawing.
  var nativeViews = NativeViewList<UIKitHost>()
  #endif

  /// Creates a view that shows nothing yet.
  init() {
    super.init(frame: .zero)
    isOpaque = false
    // The drawing is made for the size of the view; another size requires another drawing.
    contentMode = .redraw
    // The collection handles the events of the cell, except those of controls.
    isUserInteractionEnabled = false
  }

  /// Unavailable, because collections create the views of portable cells.
  public required init?(coder: NSCoder) { nil }

  /// Whether the bitmap was released, and the view has to draw when it is shown.
  private var isReleased = false

  /// Releases the bitmap of a view that is not shown.
  func releaseBitmap() {
    isReleased = true
    layer.contents = nil
  }

  /// Records that a container shows the view.
  func mount(_ id: CellID? = nil, in owner: any CanvasOwner) {
    if isReleased {
      isReleased = false
      setNeedsDisplay()
    }
    (self.id, self.owner) = (id, owner)
    shownKey = owner.item(of: self)
  }

  public override func draw(_ rect: CGRect) {
    SystemText.updateForDrawing(traitCollection)
    DrawingPainter(tint: accentColor).paint(drawing)
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    #if !os(tvOS)
    for control in controls { control.show(control.control, isOther: false) }
    #endif
  }
}
#endif
