@_spi(Behaviors) import TesseraKernel

// A placeholder with a tap action, such as a retry, can be reached with the keys.

extension Engine {
  func focusablePlaceholder(in section: Int) -> ElementPath? {
    guard snapshot.sections.indices.contains(section),
      let cell = snapshot.sections[section].section.placeholder?.cell
    else { return nil }
    let path = ElementPath(section: section, element: .placeholder)
    return canFocus(path, cell) ? path : nil
  }

  /// The placeholder of the whole content, if it can have the keyboard focus.
  var viewportPlaceholder: ElementPath? {
    guard snapshot.sections.first?.section.placeholder?.fillsViewport ?? false else { return nil }
    return focusablePlaceholder(in: 0)
  }
}

extension ElementPath {
  /// The item near the element at which a search starts: the last one for a footer, else the first one.
  var itemNearby: Int? {
    switch element {
    case .item(let item): item
    case .header, .placeholder: 0
    case .footer: .max
    case .decoration: nil
    }
  }
}
