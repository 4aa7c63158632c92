#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// UIKit as a host: any `UIView` can be a cell, and portable cells are drawn with the fonts and colours of the system.
public enum UIKitHost: CollectionHost {
  /// Measures text in the system's font, at the size that people have chosen.
  public static var text: any TextMeasuring { SystemText.shared }

  /// Makes a view that draws.
  @MainActor
  public static func makeCanvasView() -> CanvasView { CanvasView() }

  /// Draws what a portable cell drew.
  @MainActor
  public static func show(_ drawing: Drawing, in view: CanvasView) { view.drawing = drawing }

  /// The view itself.
  @MainActor
  public static func view(_ view: CanvasView) -> UIView { view }

  /// The size that a view asks for: no wider than offered, and as high as it needs to be at that width.
  @MainActor
  public static func measure(_ view: UIView, offered: Size) -> Size? {
    measure(view, offered: offered, sizing: Sizing(width: .fill, height: .estimated(0)))
  }

  /// The size that a view asks for, by its constraints; a view without any by `sizeThatFits(_:)`. Sides that are not
  /// estimated are as they are offered, and an estimated width is no wider than offered.
  ///
  /// - Returns: The size; nil where the view does not say: the estimate will do.
  @MainActor
  public static func measure(_ view: UIView, offered: Size, sizing: Sizing) -> Size? {
    view.neededSize(in: CGSize(offered), hugs: sizing.width.isEstimated, isOpen: sizing.height.isEstimated)
      .map { Size($0) }
  }
}
#endif
