/// The position of an element in the order of declaration: the header of a section, its contents, its footer.
///
/// An ``ElementPath`` alone does not determine that: sections come before their child sections, whose
/// elements come before the footer around them.
package struct DeclarationOrder: Comparable {
  /// The section; for a footer, the last section inside its own.
  private let section: Int
  private let part: Part
  /// The position of an item. Of footers that follow one another, the innermost comes first.
  private let order: Int

  private enum Part: Int { case header, body, footer }

  package init(_ path: ElementPath, in snapshot: Snapshot) {
    switch path.element {
    case .header: (section, part, order) = (path.section, .header, 0)
    case .item(let item): (section, part, order) = (path.section, .body, item)
    case .placeholder, .decoration: (section, part, order) = (path.section, .body, 0)
    case .footer:
      (section, part, order) = (snapshot.lastSection(inside: path.section), .footer, -path.section)
    }
  }

  package static func < (left: DeclarationOrder, right: DeclarationOrder) -> Bool {
    (left.section, left.part.rawValue, left.order) < (right.section, right.part.rawValue, right.order)
  }
}

extension Snapshot {
  /// Returns the last section inside a section, at any depth; the section itself if there is none. O(*d*) for
  /// a depth of *d*.
  package func lastSection(inside section: Int) -> Int {
    var last = section
    while let child = sections[last].children.last { last = child }
    return last
  }

  /// Returns the declared sections that end with a section, the innermost first: the section itself, and the
  /// ancestors of which it is the last descendant. The result is empty if the section has child sections.
  package func sectionsEnding(with section: Int) -> [Int] {
    guard sections[section].children.isEmpty else { return [] }
    var ending = [section]
    while let parent = sections[ending[ending.count - 1]].place.parent,
      sections[parent].children.last == ending[ending.count - 1]
    {
      ending.append(parent)
    }
    return ending
  }
}
