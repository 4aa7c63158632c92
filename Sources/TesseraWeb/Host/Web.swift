/// A web page as a host: portable cells and components are elements of the page.
public enum Web: CollectionHost {
  /// The text measurer, which asks the browser.
  public static var text: any TextMeasuring { BrowserText.shared }

  /// Creates the view of a portable cell.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func makeCanvasView() -> WebView { WebView() }

  /// Shows the drawing of a portable cell in its view.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func show(_ drawing: Drawing, in view: WebView) { view.drawing = drawing }

  /// Returns the view itself.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func view(_ view: WebView) -> WebView { view }
}

/// The view of a cell: its drawing, and the state of its element on the page.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class WebView {
  /// The drawing that the element shows.
  var drawing = Drawing() {
    didSet { isDrawn = false }
  }
  /// Whether the element on the page shows the drawing.
  var isDrawn = false
  /// Whether the element was published as one that is loading.
  var isBusy = false
  /// The last published place; `nil` if the element is hidden.
  var place: ElementPlace?
  /// Whether the element has the effect of a transition, also of one of the row that it showed before.
  var hasEffect = false
  /// Whether the element is hidden from assistive technologies.
  var isSilent = false

  init() {}
}

/// The place of the element of a cell, as it is published to the page.
struct ElementPlace: Equatable {
  /// The frame, relative to the layer or, for pinned elements, to the viewport.
  var frame: Rect
  /// The layer; elements above 0 are pinned.
  var layer: Int
  /// The visible part, relative to the frame; `nil` if nothing clips the element.
  var clip: Rect?
  var effect: VisualEffect
  /// Whether the element shows that it can be tapped.
  var isTappable: Bool
  /// Whether dragging the element does not select its text.
  var isReorderable: Bool
}
