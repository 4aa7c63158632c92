/// A ``BatchModel`` with numbers for ids, and with all sections and all items in flat lists. The checker only
/// uses these numbers, so each id is hashed only once, at the beginning.
@usableFromInline
struct NumberedModel {
  @usableFromInline var sectionIDs: [Int] = []
  @usableFromInline var sectionContents: [Int] = []
  @usableFromInline var itemCounts: [Int] = []
  /// The ids of the items of all sections, one section after another.
  @usableFromInline var itemIDs: [Int] = []
  @usableFromInline var itemContents: [Int] = []

  @inlinable init() {}
}

/// A table that assigns equal numbers to equal ids.
@usableFromInline
struct IDNumbers<ID: Hashable & Sendable> {
  @usableFromInline var numbers: [ID: Int] = [:]
  /// The ids by their numbers.
  @usableFromInline var ids: [ID] = []

  @inlinable init() {}

  @inlinable
  mutating func number(_ id: ID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    return ids.count - 1
  }

  /// Returns a model with numbers for ids. O(*n*) hashes.
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
