import TesseraDiff

/// All places of one level, sections or items, in one version, numbered through.
///
/// A scope is a list in which places are counted: for items each section is one, and the sections themselves are
/// together in scope 0.
struct BatchSpace {
  /// The first number of each scope, and the number after the last.
  private let starts: [Int]
  private let isOfSections: Bool

  /// The places of a number of sections.
  init(sectionCount: Int) {
    starts = [0, sectionCount]
    isOfSections = true
  }

  /// The places of the items of sections.
  init(itemCounts: some Sequence<Int>) {
    var starts = [0]
    var end = 0
    for count in itemCounts {
      end += count
      starts.append(end)
    }
    self.starts = starts
    isOfSections = false
  }

  /// How many places there are.
  var count: Int { starts.last ?? 0 }

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
