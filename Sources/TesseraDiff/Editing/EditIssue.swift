/// A problem in a snapshot or in an edit of it.
///
/// An issue never stops an update; each case states how the update continues.
public enum EditIssue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// An edit refers to an item that does not exist, or that is not in the given section.
  ///
  /// The edit skips it; if it is a target, nothing is inserted or moved.
  case unknownItem(ItemID, section: SectionID?, purpose: EditPurpose)
  /// An edit refers to a section that does not exist.
  ///
  /// The edit skips it; if it is a target, nothing is inserted or moved.
  case unknownSection(SectionID, purpose: EditPurpose)
  /// An edit moves an item before or after itself.
  ///
  /// The item stays.
  case itemIsItsOwnTarget(ItemID)
  /// An edit moves a section before or after itself.
  ///
  /// The section stays.
  case sectionIsItsOwnTarget(SectionID)
  /// Items of a section have the same id.
  ///
  /// All of them stay and are distinguished by their order.
  case duplicateItem(ItemID, section: SectionID, positions: [Int])
  /// Sections have the same id.
  ///
  /// All of them stay and are distinguished by their order.
  case duplicateSection(SectionID, positions: [Int])
}

/// The purpose for which an edit refers to an item or a section.
public enum EditPurpose: Hashable, Sendable, CaseIterable {
  /// To remove the item or section.
  case remove
  /// To remove all items of the section.
  case empty
  /// To replace the item or section, or its content.
  case replace
  /// To mark the content as changed.
  case reload
  /// To move the item or section.
  case move
  /// To insert items or sections into it, before it or after it.
  case insertTarget
  /// To move items or sections into it, before it or after it.
  case moveTarget
}

extension EditIssue: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// A description of the problem, of how the update continued, and of the remedy.
  public var description: String {
    switch self {
    case .unknownItem(let id, let section, let purpose):
      "there is no item " + id.description + (section.map { " in section " + $0.description } ?? "")
        + purpose.explanation + "; use the id of an item that exists"
    case .unknownSection(let id, let purpose):
      "there is no section " + id.description + purpose.explanation + "; use the id of a section that exists"
    case .itemIsItsOwnTarget(let id):
      "item " + id.description + " cannot move next to itself and stays; use another target"
    case .sectionIsItsOwnTarget(let id):
      "section " + id.description + " cannot move next to itself and stays; use another target"
    case .duplicateItem(let id, let section, let positions):
      "items " + list(positions) + " of section " + section.description + " share the id " + id.description
        + " and are identified by their order; give each its own"
    case .duplicateSection(let id, let positions):
      "sections " + list(positions) + " share the id " + id.description
        + " and are identified by their order; give each its own"
    }
  }

  private func list(_ positions: [Int]) -> String {
    positions.map { $0.description }.joined(separator: ", ")
  }
}

extension EditPurpose {
  /// A description of the purpose and of how the update continued.
  fileprivate var explanation: String {
    switch self {
    case .remove: " to remove; it is skipped"
    case .empty: " to empty; nothing is removed"
    case .replace: " to replace; nothing is replaced"
    case .reload: " to reload; it is skipped"
    case .move: " to move; it is skipped"
    case .insertTarget: " to insert at; nothing is inserted"
    case .moveTarget: " to move to; nothing is moved"
    }
  }
}

#if !hasFeature(Embedded)
extension EditPurpose: Codable {}
extension EditIssue: Encodable where SectionID: Encodable, ItemID: Encodable {}
extension EditIssue: Decodable where SectionID: Decodable, ItemID: Decodable {}
#endif
