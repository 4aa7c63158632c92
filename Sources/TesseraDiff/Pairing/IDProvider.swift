/// A way to get ids of elements. Each is a type, so that a loop reads only ids and copies no elements.
@usableFromInline
package protocol IDProvider {
  associatedtype Element
  associatedtype ID: Hashable & Sendable

  /// Returns the id of an element.
  func id(of element: Element) -> ID
}

@usableFromInline
package struct IdentifiableIDProvider<Element: Identifiable>: IDProvider where Element.ID: Sendable {
  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package func id(of element: Element) -> Element.ID { element.id }
}

/// A provider for elements that are their own ids.
@usableFromInline
package struct SelfIDProvider<Element: Hashable & Sendable>: IDProvider {
  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package func id(of element: Element) -> Element { element }
}

@usableFromInline
package struct ClosureIDProvider<Element, ID: Hashable & Sendable>: IDProvider {
  @usableFromInline package let function: (Element) -> ID

  @inlinable
  package init(_ function: @escaping (Element) -> ID) { self.function = function }

  @inlinable @inline(__always)
  package func id(of element: Element) -> ID { function(element) }
}
