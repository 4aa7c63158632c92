@_spi(Behaviors) import TesseraKernel

// A placeholder on which something happens when it is tapped, such as another attempt, can be reached with the keys.

extension Engine {
  /// The placeholder of a section, if the keyboard can work on it.
  func focusablePlaceholder(in section: Int) -> ElementPath? {
    guard snapshot.sections.indices.contains(section),
      let cell = snapshot.sections[section].section.placeholder?.cell
    else { return nil }
    let path = ElementPath(section: section, element: .placeholder)
    return canFocus(path, cell) ? path : nil
  }

  /// What stands in place of the whole content, if the keyboard can work on it.
  var viewportPlaceholder: ElementPath? {
    guard snapshot.sections.first?.section.placeholder?.fillsViewport ?? false else { return nil }
    return focusablePlaceholder(in: 0)
  }
}

extension ElementPath {
  /// The item at whose place something else is looked for: a placeholder stands where the first one would, a header before
  /// it, a footer behind the last one.
  var itemNearby: Int? {
    switch element {
    case .item(let item): item
    case .header, .placeholder: 0
    case .footer: .max
    case .decoration: nil
    }
  }
}
