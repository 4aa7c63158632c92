import TesseraLayout

/// A platform that can show collections: which views it has, and how a portable cell appears in one.
///
/// This is all that content needs to know of a platform. What a window, a screen or a picture does with the
/// engine's mount operations is the business of each host module.
public protocol CollectionHost {
  /// The base class of everything that the host can show.
  associatedtype View: AnyObject
  /// The view that shows portable cells.
  associatedtype CanvasView: AnyObject

  /// Measures text as the host sets it.
  static var text: any TextMeasuring { get }

  /// Makes a view for portable cells.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func makeCanvasView() -> CanvasView

  /// Shows what a portable cell drew.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func show(_ drawing: Drawing, in view: CanvasView)

  /// The view for portable cells as one of the host's views; write `view`.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func view(_ view: CanvasView) -> View

  /// The size that a native view needs, asked where its cell's size is estimated; nil: the estimate will do.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func measure(_ view: View, offered: Size) -> Size?

  /// The same, for hosts whose views answer another way where only one of the sides is measured.
  ///
  /// - Parameter sizing: How large the item wants to be: only its estimated sides are taken from the answer, the others are
  ///   as they are offered.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  static func measure(_ view: View, offered: Size, sizing: Sizing) -> Size?
}

extension CollectionHost {
  /// The estimate will do.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: View, offered: Size) -> Size? { nil }

  /// Whatever side it is about.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func measure(_ view: View, offered: Size, sizing: Sizing) -> Size? {
    measure(view, offered: offered)
  }
}
