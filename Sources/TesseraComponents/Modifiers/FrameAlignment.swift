import TesseraKernel

/// The place of a component in a frame: a corner, the middle of an edge, or the middle.
public struct FrameAlignment: Hashable, Sendable {
  /// The place between the left and the right edge.
  public var horizontal: HorizontalAlignment
  /// The place between the top and the bottom edge.
  public var vertical: VerticalAlignment

  /// Creates a place.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// At the top left corner.
  public static let topLeading = FrameAlignment(.leading, .top)
  /// In the middle of the top edge.
  public static let top = FrameAlignment(.center, .top)
  /// At the top right corner.
  public static let topTrailing = FrameAlignment(.trailing, .top)
  /// In the middle of the left edge.
  public static let leading = FrameAlignment(.leading, .center)
  /// In the middle.
  public static let center = FrameAlignment(.center, .center)
  /// In the middle of the right edge.
  public static let trailing = FrameAlignment(.trailing, .center)
  /// At the bottom left corner.
  public static let bottomLeading = FrameAlignment(.leading, .bottom)
  /// In the middle of the bottom edge.
  public static let bottom = FrameAlignment(.center, .bottom)
  /// At the bottom right corner.
  public static let bottomTrailing = FrameAlignment(.trailing, .bottom)
}

extension Component {
  /// Gives the component a frame of its own size.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` for that of the component.
  ///   - height: The height; `nil` for that of the component.
  ///   - alignment: The place of the component in the frame.
  public consuming func frame(
    width: FrameExtent? = nil, height: FrameExtent? = nil, alignment: FrameAlignment
  ) -> WrappedComponent<Self> {
    frame(width: width, height: height, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  /// Puts another component in front of the component.
  public func overlay<Front: Component>(
    alignment: FrameAlignment, @ComponentBuilder content: () -> Front
  ) -> ZStack<ComponentPair<Self, Front>> {
    overlay(horizontal: alignment.horizontal, vertical: alignment.vertical, content: content)
  }
}

extension ZStack {
  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The place of the components in the stack.
  ///   - content: The components.
  public init(alignment: FrameAlignment, @ComponentBuilder content: () -> Content) {
    self.init(horizontal: alignment.horizontal, vertical: alignment.vertical, content: content)
  }
}
