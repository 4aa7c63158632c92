/// A way to get ids of elements. Each is a type, so that a loop reads only ids and copies no elements.
@usableFromInline
protocol IDProvider {
  associatedtype Element
  associatedtype ID: Hashable & Sendable

  /// Returns the id of an element.
  func id(of element: Element) -> ID
}

@usableFromInline
struct IdentifiableIDProvider<Element: Identifiable>: IDProvider where Element.ID: Sendable {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element.ID { element.id }
}

/// A provider for elements that are their own ids.
@usableFromInline
struct SelfIDProvider<Element: Hashable & Sendable>: IDProvider {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element { element }
}

@usableFromInline
struct ClosureIDProvider<Element, ID: Hashable & Sendable>: IDProvider {
  @usableFromInline let function: (Element) -> ID

  @inlinable
  init(_ function: @escaping (Element) -> ID) { self.function = function }

  @inlinable @inline(__always)
  func id(of element: Element) -> ID { function(element) }
}
