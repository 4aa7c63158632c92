import TesseraKernel

/// A part of a cell, described by the components that it consists of.
///
/// A component is a value. Its ``body`` composes other components, and the library measures, draws, hit-tests
/// and describes all of them to assistive technologies:
///
///     struct ReviewRow: Component {
///       var review: Review
///
///       var body: some Component {
///         VStack(alignment: .leading) {
///           HStack {
///             Text(review.author).style(.headline)
///             Spacer()
///             Text(review.date).style(.caption)
///           }
///           Text(review.text).lineLimit(3)
///         }
///       }
///     }
///
/// A component is also a cell: declare it in content as any other one, inline or as a type.
///
///     ForEach(reviews) { ReviewRow(review: $0) }
///
/// Two cells are equal if their components resolve to the same nodes (``ComponentTree``). Handlers, such as
/// the action of a ``Button``, are not compared.
public protocol Component: ModifiableCell where Base == ComponentCell<Self>, Sizes == UniformSizes {
  /// The type of the component that this one consists of.
  associatedtype Body: Component

  /// The component that this one consists of.
  @ComponentBuilder var body: Body { get }

  /// Whether the component always appends exactly one node with its children, as a text does.
  ///
  /// The default is `false`. A container of one component then counts the nodes, and puts several into a
  /// vertical stack.
  static var isOneNode: Bool { get }

  /// Appends the nodes of the component to a tree.
  ///
  /// By default these are the nodes of its ``body``.
  consuming func resolve(into tree: inout TreeBuilder)
}

extension Component {
  /// `false`: the component may append any number of nodes.
  @inlinable
  public static var isOneNode: Bool { false }

  /// Appends the nodes of the body.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }
}

// MARK: - As a cell

extension Component {
  /// `false`: a component declares no attributes by itself.
  public static var hasAttributes: Bool { false }

  /// The cell that shows the component.
  @inlinable
  public var unmodified: ComponentCell<Self> { ComponentCell(self) }

  /// Empty attributes.
  public var attributes: CellAttributes { CellAttributes() }
}

// MARK: - Components of the library

/// A component that appends its nodes by itself instead of composing other components.
public protocol PrimitiveComponent: Component where Body == EmptyComponent {}

extension PrimitiveComponent {
  /// Nothing: the component appends its nodes by itself.
  public var body: EmptyComponent { EmptyComponent() }
}

/// A component that shows nothing and takes no space.
public struct EmptyComponent: Component {
  /// Creates the component.
  public init() {}

  /// The component itself.
  public var body: EmptyComponent { self }

  /// Appends nothing.
  public consuming func resolve(into tree: inout TreeBuilder) {}
}
