/// A reason why a difference cannot be the one between two versions.
public enum DifferenceError: Error, Hashable, Sendable {
  /// A list of changes is not ascending, or contains a position twice.
  case unordered
  /// A change refers to a section that its version does not have.
  case missingSection(Origin<Int>)
  /// A change refers to an item that its version does not have.
  case missingItem(Origin<ItemPath>)
  /// Two changes of a section exclude each other.
  case contradictorySection(Origin<Int>)
  /// Two changes of an item, or of an item and its section, exclude each other.
  case contradictoryItem(Origin<ItemPath>)
  /// The changes lead to a number of sections that is not that of the new version.
  case sectionCount(expected: Int, found: Int)
  /// The changes lead to a number of items that is not that of the section in the new version.
  case itemCount(section: Int, expected: Int, found: Int)
}

extension DifferenceError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .unordered: "a list of changes is unsorted or has duplicates"
    case .missingSection(let section): "there is no section \(section.description)"
    case .missingItem(let item): "there is no item \(item.description)"
    case .contradictorySection(let section): "changes of section \(section.description) conflict"
    case .contradictoryItem(let item): "changes of item \(item.description) conflict"
    case .sectionCount(let expected, let found): "\(found) sections instead of \(expected)"
    case .itemCount(let section, let expected, let found):
      "\(found) items instead of \(expected) in section new \(section)"
    }
  }
}

#if !hasFeature(Embedded)
extension DifferenceError: Codable {}
#endif
