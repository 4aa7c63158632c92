/// A search for the elements that assistive technology finds.
@MainActor enum AccessibilityTree {
  static func element(of container: UIResponder, at index: Int) -> Any? {
    guard let elements = container.accessibilityElements else { return nil }
    guard elements.indices.contains(index) else {
      Simulation.raise(
        .accessibilityIndexOutOfBounds,
        "element \(index) of \(type(of: container)), which has \(elements.count)")
      return nil
    }
    return elements[index]
  }

  static func index(of element: Any, in container: UIResponder) -> Int {
    let object = element as AnyObject
    return container.accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Returns the elements within a responder, in the order of VoiceOver's swipes.
  static func elements(in responder: UIResponder) -> [UIResponder] {
    if responder.isAccessibilityElement { return [responder] }
    if responder.accessibilityElementsHidden { return [] }
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    let children = children(of: responder)
    let modal = children.last { $0.accessibilityViewIsModal }
    return (modal.map { [$0] } ?? children).flatMap(elements)
  }

  private static func children(of responder: UIResponder) -> [UIResponder] {
    if let own = responder.accessibilityElements { return own.compactMap { $0 as? UIResponder } }
    let count = responder.accessibilityElementCount()
    if count > 0, count != NSNotFound {
      return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
    }
    return (responder as? UIView)?.subviews ?? []
  }
}
