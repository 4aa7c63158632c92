#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// UIKit as a host, in which any `UIView` can be a cell, and portable cells are drawn with the system's fonts
/// and colors.
public enum UIKitHost: CollectionHost {
  /// The text system, which measures text in the system's font at the user's text size.
  public static var text: any TextMeasuring { SystemText.shared }

  /// Creates the view of a portable cell.
  @MainActor
  public static func makeCanvasView() -> CanvasView { CanvasView() }

  /// Shows the drawing of a portable cell in its view.
  @MainActor
  public static func show(_ drawing: Drawing, in view: CanvasView) { view.drawing = drawing }

  /// Returns the view itself.
  @MainActor
  public static func view(_ view: CanvasView) -> UIView { view }

  /// Returns the fitting size of a view: no wider than offered, and as high as necessary at that width.
  @MainActor
  public static func measure(_ view: UIView, offered: Size) -> Size? {
    measure(view, offered: offered, sizing: Sizing(width: .fill, height: .estimated(0)))
  }

  /// Returns the fitting size of a view, according to its constraints, or `sizeThatFits(_:)` if it has none.
  ///
  /// Extents that are not estimated are those offered, and an estimated width is no wider than offered.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - offered: The available size, in points.
  ///   - sizing: The sizing of the cell.
  /// - Returns: The size; `nil` if the view has no fitting size, so that the estimate remains.
  @MainActor
  public static func measure(_ view: UIView, offered: Size, sizing: Sizing) -> Size? {
    view.neededSize(in: CGSize(offered), hugs: sizing.width.isEstimated, isOpen: sizing.height.isEstimated)
      .map { Size($0) }
  }
}
#endif
