@_spi(Behaviors) import Tessera
import TesseraDiff

/// Something that content shows, by its position; see ``IndexedFrames``.
package enum IndexedElement: Hashable {
  /// An item.
  case item(ItemPath)
  /// What stands above the items of a section.
  case header(Int)
  /// What stands below the items of a section.
  case footer(Int)
  /// What stands in place of the items of a section.
  case placeholder(Int)
  /// A decoration of a section, or of one of its items, by its position among those declared.
  case decoration(Int, section: Int, item: Int?)
}

extension IndexedElement {
  init(_ path: ElementPath) {
    self =
      switch path.element {
      case .item(let item): .item(ItemPath(section: path.section, item: item))
      case .header: .header(path.section)
      case .footer: .footer(path.section)
      case .placeholder: .placeholder(path.section)
      case .decoration(let position, let item): .decoration(position, section: path.section, item: item)
      }
  }

  /// Where the engine finds it.
  var path: ElementPath {
    switch self {
    case .item(let path): .item(path.item, in: path.section)
    case .header(let section): ElementPath(section: section, element: .header)
    case .footer(let section): ElementPath(section: section, element: .footer)
    case .placeholder(let section): ElementPath(section: section, element: .placeholder)
    case .decoration(let position, let section, let item):
      ElementPath(section: section, element: .decoration(position, item: item))
    }
  }
}
