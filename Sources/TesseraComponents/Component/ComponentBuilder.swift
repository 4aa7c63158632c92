/// A result builder that composes components with `if`, `switch` and `for`.
@resultBuilder
public enum ComponentBuilder {
  // Components are consumed, so that they move from one function to the next without copies of their texts.

  /// Builds a component.
  @inlinable
  public static func buildExpression<C: Component>(_ component: consuming C) -> C { component }

  /// Unavailable: a string is no component.
  @available(*, unavailable, message: "a String is no component: write Text(…)")
  public static func buildExpression(_ text: String) -> EmptyComponent { EmptyComponent() }

  /// Builds nothing.
  @inlinable
  public static func buildBlock() -> EmptyComponent { EmptyComponent() }

  /// Builds the first component.
  @inlinable
  public static func buildPartialBlock<C: Component>(first: consuming C) -> C { first }

  /// Builds a component after others.
  @inlinable
  public static func buildPartialBlock<Others: Component, Next: Component>(
    accumulated: consuming Others, next: consuming Next
  ) -> ComponentPair<Others, Next> {
    ComponentPair(accumulated, next)
  }

  /// Builds the component of an `if` without `else`.
  @inlinable
  public static func buildOptional<C: Component>(_ component: consuming C?) -> OptionalComponent<C> {
    OptionalComponent(component)
  }

  /// Builds the component of the first branch.
  @inlinable
  public static func buildEither<First: Component, Second: Component>(
    first: consuming First
  ) -> ConditionalComponent<First, Second> {
    .first(first)
  }

  /// Builds the component of the second branch.
  @inlinable
  public static func buildEither<First: Component, Second: Component>(
    second: consuming Second
  ) -> ConditionalComponent<First, Second> {
    .second(second)
  }

  /// Builds the components of a `for` loop.
  @inlinable
  public static func buildArray<C: Component>(_ components: consuming [C]) -> RepeatedComponent<C> {
    RepeatedComponent(components)
  }

  /// Builds the component of an `if #available` branch.
  @inlinable
  public static func buildLimitedAvailability<C: Component>(_ component: consuming C) -> C { component }
}

/// Two components, one after the other.
public struct ComponentPair<First: Component, Second: Component>: PrimitiveComponent {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Appends the nodes of both components.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    first.resolve(into: &tree)
    second.resolve(into: &tree)
  }
}

/// A component that may be missing.
public struct OptionalComponent<Wrapped: Component>: PrimitiveComponent {
  @usableFromInline let wrapped: Wrapped?

  @inlinable
  init(_ wrapped: Wrapped?) { self.wrapped = wrapped }

  /// Appends the nodes of the component, if there is one.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) { wrapped?.resolve(into: &tree) }
}

/// One of two components.
public enum ConditionalComponent<First: Component, Second: Component>: PrimitiveComponent {
  /// The component of the first branch.
  case first(First)
  /// The component of the second branch.
  case second(Second)

  /// Appends the nodes of the component.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    switch self {
    case .first(let first): first.resolve(into: &tree)
    case .second(let second): second.resolve(into: &tree)
    }
  }
}

/// Any number of components of one type, one after the other.
public struct RepeatedComponent<Element: Component>: PrimitiveComponent {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  /// Appends the nodes of all components.
  @inlinable
  public consuming func resolve(into tree: inout TreeBuilder) {
    for element in elements { element.resolve(into: &tree) }
  }
}
