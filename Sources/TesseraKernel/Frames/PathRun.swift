/// A run of elements of a section: consecutive items, or one element of another kind.
///
/// A screen of rows is one run, so the cost of finding and comparing visible elements depends on sections,
/// not on items.
struct PathRun: Hashable {
  let first: ElementPath
  /// The number of elements; 1 unless they are items.
  private(set) var count: Int

  init(_ path: ElementPath) {
    first = path
    count = 1
  }

  init(items: Range<Int>, in section: Int) {
    first = .item(items.lowerBound, in: section)
    count = items.count
  }

  subscript(position: Int) -> ElementPath {
    first.item.map { .item($0 + position, in: first.section) } ?? first
  }

  func position(of path: ElementPath) -> Int? {
    guard path != first else { return 0 }
    guard let start = first.item, let item = path.item, path.section == first.section else { return nil }
    let position = item - start
    return position >= 0 && position < count ? position : nil
  }

  /// Appends an element if it follows the last one. Returns `true` if the element was appended.
  mutating func append(_ path: ElementPath) -> Bool {
    guard let start = first.item, path == .item(start + count, in: first.section) else { return false }
    count += 1
    return true
  }
}

extension [PathRun] {
  var elementCount: Int { reduce(0) { $0 + $1.count } }

  /// Appends an element, to the last run if it follows that.
  mutating func appendElement(_ path: ElementPath) {
    if isEmpty || !self[count - 1].append(path) { append(PathRun(path)) }
  }

  func appendPaths(to paths: inout [ElementPath]) {
    for run in self {
      if let start = run.first.item {
        for item in start..<(start + run.count) { paths.append(.item(item, in: run.first.section)) }
      } else {
        paths.append(run.first)
      }
    }
  }

  /// Returns the element at a position among all runs.
  func path(at position: Int) -> ElementPath {
    let place = RunPosition(position, in: self)
    return place.run(in: self).map { $0[place.offset] } ?? .nowhere
  }

  func position(of path: ElementPath) -> Int? {
    var start = 0
    for run in self {
      if let position = run.position(of: path) { return start + position }
      start += run.count
    }
    return nil
  }

  /// Returns the number of elements from a position on that are equal to those of other runs from another
  /// position on, in the same order. O(*r*) for *r* runs.
  func commonCount(from position: Int, with others: [PathRun], from otherPosition: Int) -> Int {
    var (mine, theirs) = (RunPosition(position, in: self), RunPosition(otherPosition, in: others))
    var common = 0
    while let run = mine.run(in: self), let other = theirs.run(in: others),
      run[mine.offset] == other[theirs.offset]
    {
      let step = Swift.min(run.count - mine.offset, other.count - theirs.offset)
      mine.advance(by: step, of: run)
      theirs.advance(by: step, of: other)
      common += step
    }
    return common
  }
}

private struct RunPosition {
  private var index = 0
  private(set) var offset: Int

  init(_ position: Int, in runs: [PathRun]) {
    offset = position
    while index < runs.count, offset >= runs[index].count {
      offset -= runs[index].count
      index += 1
    }
  }

  func run(in runs: [PathRun]) -> PathRun? { index < runs.count ? runs[index] : nil }

  mutating func advance(by step: Int, of run: PathRun) {
    offset += step
    if offset == run.count { (index, offset) = (index + 1, 0) }
  }
}
