@_spi(Behaviors) import Tessera
import TesseraDiff

/// An element of content, by its position; see ``IndexPathFrames``.
package enum IndexPathElement: Hashable {
  case item(ItemPath)
  case header(Int)
  case footer(Int)
  case placeholder(Int)
  /// A decoration of a section, or of one of its items, by its position among those declared.
  case decoration(Int, section: Int, item: Int?)
}

extension IndexPathElement {
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

  /// The path of the element in the engine.
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
