/// How the elements of a collection are told apart.
///
/// A type for each way, so that a loop over ids reads the ids and nothing else: a function that is called for each element
/// would have the whole element copied.
@usableFromInline
protocol ElementNaming {
  associatedtype Element
  associatedtype ID: Hashable & Sendable

  /// Returns the id of an element.
  func id(of element: Element) -> ID
}

/// Elements say themselves who they are.
@usableFromInline
struct OwnNaming<Element: Identifiable>: ElementNaming where Element.ID: Sendable {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element.ID { element.id }
}

/// Elements are their own ids.
@usableFromInline
struct ValueNaming<Element: Hashable & Sendable>: ElementNaming {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element { element }
}

/// A function says who an element is.
@usableFromInline
struct FunctionNaming<Element, ID: Hashable & Sendable>: ElementNaming {
  @usableFromInline let function: (Element) -> ID

  @inlinable
  init(_ function: @escaping (Element) -> ID) { self.function = function }

  @inlinable @inline(__always)
  func id(of element: Element) -> ID { function(element) }
}
