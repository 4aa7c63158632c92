@_spi(Behaviors) import TesseraKernel

/// The selected header and footer of a section.
struct SelectedSupplements: OptionSet {
  let rawValue: UInt8

  static let header = SelectedSupplements(rawValue: 1)
  static let footer = SelectedSupplements(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the value for an element; `nil` if it is neither a header nor a footer.
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
  /// Returns the header and the footer of a section that can be selected.
  func selectableSupplements(of section: Int) -> SelectedSupplements {
    let declared = sections[section].section
    var supplements: SelectedSupplements = []
    if declared.header?.cell.isSelectable(as: .header) ?? false { supplements.insert(.header) }
    if declared.footer?.cell.isSelectable(as: .footer) ?? false { supplements.insert(.footer) }
    return supplements
  }
}
