import TesseraDiff

/// A section with its own content and supplementary items. It prints as its id and content, its items, and
/// after a plus sign its supplementary items: `2'[1, 4'] + [0]`.
struct Group: DifferenceSection, Equatable, CustomStringConvertible {
  let id: Int
  var content = 0
  var items: [Row] = []
  var supplementaryItems: [Row] = []

  init(_ id: Int, content: Int = 0, _ items: [Row] = [], supplementaryItems: [Row] = []) {
    self.id = id
    self.content = content
    self.items = items
    self.supplementaryItems = supplementaryItems
  }

  func hasSameContent(as other: Group) -> Bool { content == other.content }

  /// The section without its items, as an item of the list of sections.
  var header: Row { Row(id: id, content: content) }

  var description: String {
    let badges = supplementaryItems.isEmpty ? "" : " + \(supplementaryItems)"
    return "\(header)\(items)" + badges
  }
}
