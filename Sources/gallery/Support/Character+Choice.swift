extension Character {
  /// Returns the element that a digit chooses, the first one by 1; `nil` if it chooses none.
  func choice<Element>(of elements: [Element], from first: Int = 1) -> Element? {
    guard let number = wholeNumberValue, elements.indices.contains(number - first) else { return nil }
    return elements[number - first]
  }
}
