/// Something that is wrong with a snapshot or with an edit of it. Never a reason to stop: each case says what is done
/// instead.
public enum EditIssue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// An item is named that is not there, or not in the section that is named with it. It is left out; as a target,
  /// nothing is inserted or moved.
  case unknownItem(ItemID, section: SectionID?, purpose: EditPurpose)
  /// A section is named that is not there. It is left out; as a target, nothing is inserted or moved.
  case unknownSection(SectionID, purpose: EditPurpose)
  /// An item is told to go before or after itself. It stays.
  case itemIsItsOwnTarget(ItemID)
  /// A section is told to go before or after itself. It stays.
  case sectionIsItsOwnTarget(SectionID)
  /// Items of a section have the same id. All are kept and told apart by their order.
  case duplicateItem(ItemID, section: SectionID, positions: [Int])
  /// Sections have the same id. All are kept and told apart by their order.
  case duplicateSection(SectionID, positions: [Int])
}

/// What an edit names an item or a section for.
public enum EditPurpose: Hashable, Sendable, CaseIterable {
  /// To remove it.
  case remove
  /// To remove all that is in it.
  case empty
  /// To give it other content.
  case replace
  /// To count its content as changed.
  case reload
  /// To move it.
  case move
  /// To insert something into it, before it or after it.
  case insertTarget
  /// To move something into it, before it or after it.
  case moveTarget
}

extension EditIssue: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// What is wrong, what is done instead, and what to do.
  public var description: String {
    switch self {
    case .unknownItem(let id, let section, let purpose):
      "there is no item " + id.description + (section.map { " in section " + $0.description } ?? "")
        + purpose.explanation + "; name an item that is there by then"
    case .unknownSection(let id, let purpose):
      "there is no section " + id.description + purpose.explanation + "; name a section that is there by then"
    case .itemIsItsOwnTarget(let id):
      "item " + id.description + " cannot go before or after itself and stays; name another target"
    case .sectionIsItsOwnTarget(let id):
      "section " + id.description + " cannot go before or after itself and stays; name another target"
    case .duplicateItem(let id, let section, let positions):
      "items " + list(positions) + " of section " + section.description + " share the id " + id.description
        + " and are told apart by their order; give each its own"
    case .duplicateSection(let id, let positions):
      "sections " + list(positions) + " share the id " + id.description
        + " and are told apart by their order; give each its own"
    }
  }

  private func list(_ positions: [Int]) -> String {
    positions.map { $0.description }.joined(separator: ", ")
  }
}

extension EditPurpose {
  /// What was wanted and what is done instead.
  fileprivate var explanation: String {
    switch self {
    case .remove: " to remove; it is left out"
    case .empty: " to empty; nothing is removed"
    case .replace: " to replace; nothing is replaced"
    case .reload: " to reload; it is left out"
    case .move: " to move; it is left out"
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
