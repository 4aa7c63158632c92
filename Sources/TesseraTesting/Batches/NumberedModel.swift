/// A ``BatchModel`` whose ids are numbers, all sections and all items in flat lists.
///
/// The checker only works with these: ids of any type cost one look-up each, at the beginning.
@usableFromInline
struct NumberedModel {
  /// The ids of the sections.
  @usableFromInline var sectionIDs: [Int] = []
  /// The contents of the sections.
  @usableFromInline var sectionContents: [Int] = []
  /// How many items each section has.
  @usableFromInline var itemCounts: [Int] = []
  /// The ids of the items of all sections, one section after another.
  @usableFromInline var itemIDs: [Int] = []
  /// The contents of the items.
  @usableFromInline var itemContents: [Int] = []

  /// Makes a model without sections.
  @inlinable init() {}
}

/// Gives ids numbers, equal ones to equal ids.
@usableFromInline
struct IDNumbers<ID: Hashable & Sendable> {
  @usableFromInline var numbers: [ID: Int] = [:]
  /// The ids by their numbers.
  @usableFromInline var ids: [ID] = []

  /// Makes a table without ids.
  @inlinable init() {}

  /// The number of an id.
  @inlinable
  mutating func number(_ id: ID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    return ids.count - 1
  }

  /// A model with numbers for ids. O(*n*) hashes.
  @inlinable
  mutating func numbered(_ model: BatchModel<ID>) -> NumberedModel {
    var result = NumberedModel()
    for section in model.sections {
      result.sectionIDs.append(number(section.id))
      result.sectionContents.append(section.content)
      result.itemCounts.append(section.items.count)
      for item in section.items {
        result.itemIDs.append(number(item.id))
        result.itemContents.append(item.content)
      }
    }
    return result
  }
}
