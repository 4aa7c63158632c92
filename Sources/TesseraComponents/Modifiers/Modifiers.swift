import TesseraKernel
import TesseraLayout

// Modifiers that put a component into a node: space, a frame, a background, an outline. They consume the component, so
// that it is moved into the node without a copy.

extension Component {
  /// Adds space around the component.
  @inlinable
  public consuming func padding(_ space: Space = .regular) -> WrappedComponent<Self> { padding(.all, space) }

  /// Adds space at some edges of the component.
  @inlinable
  public consuming func padding(_ edges: Edges, _ space: Space = .regular) -> WrappedComponent<Self> {
    WrappedComponent(.padding(EdgeSpace(edges, space.sanitized)), self)
  }

  /// Gives the component a frame of its own size.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` for that of the component.
  ///   - height: The height; `nil` for that of the component.
  ///   - horizontal: The place of the component between the left and the right edge of the frame.
  ///   - vertical: The place of the component between the top and the bottom edge.
  public consuming func frame(
    width: FrameExtent? = nil, height: FrameExtent? = nil, horizontal: HorizontalAlignment = .leading,
    vertical: VerticalAlignment = .center
  ) -> WrappedComponent<Self> {
    WrappedComponent(
      .frame(
        FrameSize(
          width: width?.sanitized, height: height?.sanitized, horizontal: horizontal.layout,
          vertical: vertical.layout)),
      self)
  }

  /// Fills the rectangle behind the component.
  @inlinable
  public consuming func background(_ color: Color, corner: Corner = .square) -> WrappedComponent<Self> {
    WrappedComponent(.background(color, corner.sanitized), self)
  }

  /// Draws an outline around the component.
  @inlinable
  public consuming func border(
    _ color: Color = .separator, corner: Corner = .square
  ) -> WrappedComponent<Self> {
    WrappedComponent(.border(color, corner.sanitized), self)
  }

  /// Shows the component with an opacity, as one picture: what is behind it shines through.
  ///
  /// A terminal mixes the colors of the component with the background behind it. With sixteen colors, without
  /// colors, or if the colors are unknown, it shows an opacity below 0.75 by the color of less important texts or thin lines. A low opacity makes texts hard to read; ``faded(_:)`` does not.
  ///
  /// - Parameter opacity: The opacity, from 0 for an invisible component to 1. Opacities of components inside of each other are
  ///   multiplied. An invisible component keeps its space, its label for assistive technologies and its controls, which UIKit does not let the
  ///   user touch.
  public consuming func opacity(_ opacity: Double) -> WrappedComponent<Self> {
    WrappedComponent(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)), self)
  }

  /// Puts another component in front of the component, in the middle or at an edge.
  public func overlay<Front: Component>(
    horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
    @ComponentBuilder content: () -> Front
  ) -> ZStack<ComponentPair<Self, Front>> {
    let front = content()
    return ZStack(horizontal: horizontal, vertical: vertical) { ComponentPair(self, front) }
  }
}

extension EdgeSpace {
  /// Creates the same distance from some edges.
  @usableFromInline
  init(_ edges: Edges, _ space: Space) {
    self.init(
      top: edges.contains(.top) ? space : .none, left: edges.contains(.left) ? space : .none,
      bottom: edges.contains(.bottom) ? space : .none, right: edges.contains(.right) ? space : .none)
  }
}

/// The edges of a component.
public struct Edges: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The left edge.
  public static let left = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The right edge.
  public static let right = Edges(rawValue: 8)
  /// The left edge, by the name that alignments have.
  public static let leading = Edges.left
  /// The right edge, by the name that alignments have.
  public static let trailing = Edges.right
  /// The left and the right edge.
  public static let horizontal: Edges = [.left, .right]
  /// The top and the bottom edge.
  public static let vertical: Edges = [.top, .bottom]
  /// All edges.
  public static let all: Edges = [.horizontal, .vertical]
}

/// A component inside a node, such as a frame or a background.
public struct WrappedComponent<Content: Component>: PrimitiveComponent {
  @usableFromInline let kind: ComponentNode.Kind
  @usableFromInline let content: Content

  @inlinable
  init(_ kind: ComponentNode.Kind, _ content: Content) {
    self.kind = kind
    self.content = content
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends the node with the component as its child.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) { tree.add(kind, around: content) }
}
