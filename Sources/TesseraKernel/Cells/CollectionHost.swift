import TesseraLayout

/// A platform that can show collections: its types of views, and the way it shows portable cells.
///
/// Content needs nothing else of a platform. Each host module defines how its windows or screens perform the
/// engine's mount operations.
public protocol CollectionHost {
  /// The base class of all views of the host.
  associatedtype View: AnyObject
  /// The class of views that show portable cells.
  associatedtype CanvasView: AnyObject

  /// The text measurer, which measures text as the host lays it out.
  static var text: any TextMeasuring { get }

  /// Makes a view for portable cells.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func makeCanvasView() -> CanvasView

  /// Shows the drawing of a portable cell in a view.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func show(_ drawing: Drawing, in view: CanvasView)

  /// Returns a view for portable cells as one of the host's views; write `view`.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func view(_ view: CanvasView) -> View

  /// Returns the size that a native view needs; `nil` to use the estimate.
  ///
  /// The engine calls this only if the size of the view's cell is estimated.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func measure(_ view: View, offered: Size) -> Size?

  /// Returns the size that a native view needs; `nil` to use the estimate.
  ///
  /// Implement this for hosts whose views return another size if only one side is measured.
  ///
  /// - Parameter sizing: The sizing of the item. Only its estimated sides are taken from the result; the
  ///   others have the offered extent.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func measure(_ view: View, offered: Size, sizing: Sizing) -> Size?
}

extension CollectionHost {
  /// Returns `nil` to use the estimate.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: View, offered: Size) -> Size? { nil }

  /// Returns the measured size without regard to the sizing.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: View, offered: Size, sizing: Sizing) -> Size? {
    measure(view, offered: offered)
  }
}
