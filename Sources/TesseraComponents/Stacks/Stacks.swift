import TesseraKernel
import TesseraLayout

/// Components side by side, from left to right.
///
/// If components do not fit, the widest texts become narrower, and wrap or are cut. Shorter texts keep their widths as
/// long as possible. A ``Spacer`` takes the space that the others leave.
public struct HStack<Content: Component>: PrimitiveComponent {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Space
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The places of the components between the top and the bottom of the stack.
  ///   - spacing: The distance between neighboring components.
  ///   - content: The components.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Space = .regular,
    @ComponentBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.sanitized
    self.content = content()
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends a stack with the components as its children.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    tree.useStacks()
    tree.add(.stack(.horizontal, spacing: spacing, alignment: alignment.layout), around: content)
  }
}

/// Components one below the other.
public struct VStack<Content: Component>: PrimitiveComponent {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Space
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The places of the components between the left and the right edge of the stack.
  ///   - spacing: The distance between neighboring components.
  ///   - content: The components.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Space = .tight,
    @ComponentBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.sanitized
    self.content = content()
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends a stack with the components as its children.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    tree.useStacks()
    tree.add(.stack(.vertical, spacing: spacing, alignment: alignment.layout), around: content)
  }
}

/// Components on top of each other, the first one at the back.
public struct ZStack<Content: Component>: PrimitiveComponent {
  @usableFromInline let horizontal: HorizontalAlignment
  @usableFromInline let vertical: VerticalAlignment
  @usableFromInline let content: Content

  /// Creates a stack. By default the components are in its middle.
  @inlinable
  public init(
    horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
    @ComponentBuilder content: () -> Content
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.content = content()
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends an overlay with the components as its children.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    tree.add(.overlay(horizontal: horizontal.layout, vertical: vertical.layout), around: content)
  }
}

/// The place of a component between the left and the right edge.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
  /// From edge to edge.
  case stretch

  @usableFromInline var layout: Alignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .stretch: .stretch
    }
  }
}

/// The place of a component between the top and the bottom edge.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// From edge to edge.
  case stretch
  /// With the baselines of the first lines of text in a line.
  case firstBaseline
  /// With the baselines of the last lines of text in a line.
  case lastBaseline

  @usableFromInline var layout: Alignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .stretch: .stretch
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

/// The space that the other components of a stack leave.
public struct Spacer: PrimitiveComponent {
  private let minimum: Space

  /// Creates a spacer.
  ///
  /// - Parameter minimum: The least space, even if texts beside the spacer have to wrap.
  public init(minLength minimum: Space = .none) { self.minimum = minimum.sanitized }

  /// Appends a spacer along the stack around it.
  public consuming func resolve(into tree: inout TreeBuilder) {
    tree.add(ComponentNode(.spacer(minimum), traits: .spacer(in: tree.inherited.axis)))
  }
}

extension LayoutTraits {
  /// Returns the traits of a spacer in a stack along an axis; `nil` if there is no such stack.
  static func spacer(in axis: Axis?) -> LayoutTraits {
    LayoutTraits(fillsWidth: axis != .vertical, fillsHeight: axis != .horizontal)
  }
}

/// A thin line between the components of a stack.
public struct Divider: PrimitiveComponent {
  /// Creates a divider.
  public init() {}

  /// Appends a line across the stack around it.
  public consuming func resolve(into tree: inout TreeBuilder) { tree.add(.divider(in: tree.inherited.axis)) }
}

extension ComponentNode {
  /// Returns a divider in a stack along an axis; `nil` if there is no such stack.
  static func divider(in axis: Axis?) -> ComponentNode {
    let isVertical = axis == .horizontal
    return ComponentNode(
      .divider(isVertical ? .vertical : .horizontal),
      traits: LayoutTraits(fillsWidth: !isVertical, align: isVertical ? .stretch : nil))
  }
}
