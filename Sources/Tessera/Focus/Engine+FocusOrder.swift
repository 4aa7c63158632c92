@_spi(Behaviors) import TesseraKernel

// The order in which the focus passes through the declaration: the header of a section, its items, its
// footer. Headers, footers and placeholders take part if they can be focused.

extension Engine {
  /// Returns the next element in the order of declaration, in a direction, without opening groups.
  func next(_ path: ElementPath, by step: Int) -> ElementPath? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    if let item = path.item {
      let next = item + step
      if next >= 0, next < snapshot.sections[path.section].count { return .item(next, in: path.section) }
      if let group = frames.group(around: path) { return self.next(group, by: step) }
    }
    return step > 0 ? following(path) : preceding(path)
  }

  /// Returns the first element of a section or of those after it.
  func first(from section: Int) -> ElementPath? {
    for section in section..<max(section, snapshot.declaredCount) {
      let found =
        focusable(.header, in: section) ?? firstItem(of: section)
        ?? firstFooter(of: snapshot.sectionsEnding(with: section))
      if let found { return found }
    }
    return nil
  }

  /// Returns the last element of a section or of those before it.
  func last(from section: Int) -> ElementPath? {
    var section = section
    while section >= 0 {
      let found =
        firstFooter(of: snapshot.sectionsEnding(with: section).reversed()) ?? lastItem(of: section)
        ?? focusable(.header, in: section)
      if let found { return found }
      section -= 1
    }
    return nil
  }

  /// Returns the element after the last item of a section, or after its header or footer.
  private func following(_ path: ElementPath) -> ElementPath? {
    if path.element == .header, let item = firstItem(of: path.section) { return item }
    let end = path.element == .footer ? snapshot.lastSection(inside: path.section) : path.section
    var ending = snapshot.sectionsEnding(with: end)[...]
    if path.element == .footer { ending = ending.drop { $0 != path.section }.dropFirst() }
    return firstFooter(of: ending) ?? first(from: end + 1)
  }

  /// Returns the element before the first item of a section, or before its header or footer.
  private func preceding(_ path: ElementPath) -> ElementPath? {
    switch path.element {
    case .header: return last(from: path.section - 1)
    case .footer:
      let end = snapshot.lastSection(inside: path.section)
      let inside = snapshot.sectionsEnding(with: end).prefix { $0 != path.section }
      return firstFooter(of: inside.reversed()) ?? lastItem(of: end) ?? focusable(.header, in: end)
        ?? last(from: end - 1)
    case .item, .placeholder, .decoration:
      return focusable(.header, in: path.section) ?? last(from: path.section - 1)
    }
  }

  private func firstItem(of section: Int) -> ElementPath? {
    focusablePlaceholder(in: section)
      ?? (snapshot.sections[section].count > 0 ? .item(0, in: section) : nil)
  }

  private func lastItem(of section: Int) -> ElementPath? {
    let count = snapshot.sections[section].count
    return focusablePlaceholder(in: section) ?? (count > 0 ? .item(count - 1, in: section) : nil)
  }

  private func firstFooter(of sections: some Sequence<Int>) -> ElementPath? {
    for section in sections {
      if let footer = focusable(.footer, in: section) { return footer }
    }
    return nil
  }

  /// Returns the path of a header or a footer, if it can be focused.
  private func focusable(_ element: ElementPath.Element, in section: Int) -> ElementPath? {
    let path = ElementPath(section: section, element: element)
    return snapshot.cell(at: path).flatMap { canFocus(path, $0) ? path : nil }
  }
}
