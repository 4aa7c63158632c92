/// Which of the header and the footer of a section are selected.
struct SelectedSupplements: OptionSet {
  let rawValue: UInt8

  static let header = SelectedSupplements(rawValue: 1)
  static let footer = SelectedSupplements(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The one that an element is; nil for what is neither a header nor a footer.
  init?(_ element: ElementPath.Element) {
    switch element {
    case .header: self = .header
    case .footer: self = .footer
    case .item, .placeholder, .decoration: return nil
    }
  }

  /// The elements, the header first.
  var elements: [ElementPath.Element] {
    (contains(.header) ? [.header] : []) + (contains(.footer) ? [.footer] : [])
  }
}

extension Snapshot {
  /// The path of an element of the first section with an id that has such an element.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) for an item.
  func path(of element: ItemKey.Element, inSection id: ItemID) -> ElementPath? {
    let part: ElementPath.Element
    switch element {
    case .header: part = .header
    case .footer: part = .footer
    case .item(let item, _): return path(of: item, inSection: id)
    case .placeholder, .decoration, .itemDecoration: return nil
    }
    let paths = sections.indices.lazy.filter { self.sections[$0].key.id == id }.map {
      ElementPath(section: $0, element: part)
    }
    return paths.first { self.cell(at: $0) != nil }
  }

  /// The header and the footer of a section that can be selected.
  func selectableSupplements(of section: Int) -> SelectedSupplements {
    let declared = sections[section].section
    var supplements: SelectedSupplements = []
    if declared.header?.cell.isSelectable(as: .header) ?? false { supplements.insert(.header) }
    if declared.footer?.cell.isSelectable(as: .footer) ?? false { supplements.insert(.footer) }
    return supplements
  }
}
