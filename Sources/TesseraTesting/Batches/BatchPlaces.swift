import TesseraDiff

/// All places of one level, sections or items, in one version, numbered through: who is there, and what a
/// batch says about it.
///
/// A scope is a list in which positions are counted: for items each section is one, and the sections
/// themselves are together in scope 0.
struct BatchPlaces {
  /// The ids, as numbers.
  let ids: [Int]
  /// The contents.
  let contents: [Int]
  /// What is said about each place.
  var claims: [BatchClaims]
  private let isOfSections: Bool
  /// The first number of each scope, and the number after the last.
  private let starts: [Int]

  /// The places of the sections of a model.
  init(sectionsOf model: NumberedModel) {
    ids = model.sectionIDs
    contents = model.sectionContents
    claims = Array(repeating: [], count: ids.count)
    isOfSections = true
    starts = [0, ids.count]
  }

  /// The places of the items of a model.
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

  /// The numbers of all scopes.
  var scopes: Range<Int> { 0..<starts.count - 1 }

  /// The numbers of the places of a scope.
  subscript(scope: Int) -> Range<Int> { starts[scope]..<starts[scope + 1] }

  /// The number of a place, or `nil` if there is no such place.
  func number(_ path: ItemPath) -> Int? {
    guard scopes.contains(path.section), path.item >= 0, path.item < self[path.section].count else {
      return nil
    }
    return starts[path.section] + path.item
  }

  /// The place with a number. O(log *n*).
  func path(_ number: Int) -> ItemPath {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return ItemPath(section: low, item: number - starts[low])
  }

  /// How to call a place: `section 3`, `item 0.3`.
  func name(_ path: ItemPath) -> String { isOfSections ? "section \(path.item)" : "item \(path)" }

  /// How to call the place with a number. O(log *n*).
  func name(_ number: Int) -> String { name(path(number)) }
}
