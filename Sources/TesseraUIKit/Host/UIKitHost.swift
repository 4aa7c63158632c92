#if canImport(UIKit)
import Tessera
import TesseraLayout
import UIKit

/// UIKit as a host: any `UIView` can be a cell, and portable cells are drawn with the fonts and colours of the system.
public enum UIKitHost: Tessera.Host {
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

  /// The size that a view asks for: no wider than offered, and as high as its constraints or `sizeThatFits(_:)` say at
  /// that width.
  @MainActor
  public static func measure(_ view: UIView, offered: Size) -> Size? {
    let room = CGSize(width: offered.width, height: UIView.layoutFittingCompressedSize.height)
    let fitting = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return Size(width: min(fitting.width, offered.width), height: fitting.height)
  }
}
#endif
