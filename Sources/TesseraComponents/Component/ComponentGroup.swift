import TesseraKernel

/// Several components to which modifiers apply together. It has no effect of its own on the layout.
///
///     HStack {
///       ComponentGroup {
///         Text(mail.sender)
///         Text(mail.date)
///       }
///       .style(.caption)
///     }
///
/// It is not a ``Group``, which makes one item of several cells.
public struct ComponentGroup<Content: Component>: PrimitiveComponent {
  @usableFromInline let content: Content

  /// Creates a group.
  @inlinable
  public init(@ComponentBuilder content: () -> Content) { self.content = content() }

  /// Appends the nodes of the components.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) { content.resolve(into: &tree) }
}

extension ComponentBuilder {
  /// Builds a component for each element of a collection.
  ///
  /// Components have no identities, so the ids of the elements do not matter.
  public static func buildExpression<Data, ID, Row: Component>(
    _ forEach: ForEach<Data, ID, Row>
  ) -> RepeatedComponent<Row> {
    RepeatedComponent(forEach.data.map(forEach.row))
  }
}
