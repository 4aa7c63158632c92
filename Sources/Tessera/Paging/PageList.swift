@_spi(Behaviors) import TesseraKernel

/// The pages of some content in one order: its items, in all sections that do not scroll on their own.
struct PageList {
  /// The sections that have pages, in order.
  private var sections: [Int] = []
  /// The position of the first page of each section.
  private var starts: [Int] = []
  private(set) var count = 0

  init() {}

  /// Finds the pages of a snapshot. O(*s*) for *s* sections.
  init(_ snapshot: Snapshot) {
    var isScrollingSection: [Bool] = []
    for position in 0..<snapshot.declaredCount {
      let section = snapshot.sections[position]
      // Sections come before those inside them.
      let isInScrollingSection = section.place.parent.map { isScrollingSection[$0] } ?? false
      isScrollingSection.append(isInScrollingSection || section.section.scrollAxis != nil)
      guard !isScrollingSection[position], section.count > 0 else { continue }
      sections.append(position)
      starts.append(count)
      count += section.count
    }
  }

  /// The path of a page. O(log *s*) for *s* sections.
  subscript(position: Int) -> ElementPath {
    let index = starts.indices.partition { starts[$0] > position } - 1
    return .item(position - starts[index], in: sections[index])
  }

  /// Returns the position of a page; `nil` if the path is not that of a page. O(log *s*) for *s* sections.
  func position(of path: ElementPath) -> Int? {
    let index = sections.indices.partition { sections[$0] >= path.section }
    guard index < sections.count, sections[index] == path.section, let item = path.item else { return nil }
    let position = starts[index] + item
    let end = index + 1 < starts.count ? starts[index + 1] : count
    return item >= 0 && position < end ? position : nil
  }
}

extension Range<Int> {
  /// Returns the first number for which the predicate holds, if it also holds for all numbers after it; the
  /// upper bound if it holds for none. O(log *n*).
  func partition(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
