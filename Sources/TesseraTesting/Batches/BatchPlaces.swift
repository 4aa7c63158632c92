import TesseraDiff

/// All places of one level, sections or items, in one version: their numbers, their ids and the claims of a
/// batch.
///
/// A scope is a list in which positions are counted. For items each section is one scope; the sections
/// themselves are in scope 0.
struct BatchPlaces {
  /// The ids, as numbers.
  let ids: [Int]
  let contents: [Int]
  var claims: [BatchClaims]
  private let isOfSections: Bool
  /// The first number of each scope, and the number after the last.
  private let starts: [Int]

  init(sectionsOf model: NumberedModel) {
    ids = model.sectionIDs
    contents = model.sectionContents
    claims = Array(repeating: [], count: ids.count)
    isOfSections = true
    starts = [0, ids.count]
  }

  init(itemsOf model: NumberedModel) {
    ids = model.itemIDs
    contents = model.itemContents
    claims = Array(repeating: [], count: ids.count)
    isOfSections = false
    var starts = [0]
    starts.reserveCapacity(model.itemCounts.count + 1)
    var end = 0
    for count in model.itemCounts {
      end += count
      starts.append(end)
    }
    self.starts = starts
  }

  var scopes: Range<Int> { 0..<starts.count - 1 }

  /// The numbers of the places of a scope.
  subscript(scope: Int) -> Range<Int> { starts[scope]..<starts[scope + 1] }

  /// Returns the number of a place, or `nil` if there is no such place.
  func number(_ path: ItemPath) -> Int? {
    guard scopes.contains(path.section), path.item >= 0, path.item < self[path.section].count else {
      return nil
    }
    return starts[path.section] + path.item
  }

  /// Returns the path of the place with a number. O(log *n*).
  func path(_ number: Int) -> ItemPath {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return ItemPath(section: low, item: number - starts[low])
  }

  /// Returns the name of a place for explanations: `section 3`, `item 0.3`.
  func name(_ path: ItemPath) -> String { isOfSections ? "section \(path.item)" : "item \(path)" }

  /// Returns the name of the place with a number. O(log *n*).
  func name(_ number: Int) -> String { name(path(number)) }
}
