#if hasFeature(Embedded)
/// The matches of many items, one for each, because programs in Embedded Swift have to be small.
struct MatchList: Sendable {
  private var matches: [Match] = []

  /// Creates a list without items.
  init() {}

  /// Copies matches. O(*n*).
  init(_ matches: Scratch<Match>) { self.matches = matches.copied }

  /// Whether there are no items.
  var isEmpty: Bool { matches.isEmpty }

  /// Returns the match of an item. O(1).
  subscript(item: Int) -> Match { matches[item] }

  /// Calls a function with each item, as a run of its own, and its match.
  @inline(__always)
  func forEachRun(_ body: (_ items: Range<Int>, _ match: Match) -> Void) {
    for item in matches.indices { body(item..<item + 1, matches[item]) }
  }
}
#else
/// The matches of many items, which can be looked up after a comparison.
///
/// Most changes leave long runs of items together. Then the list contains one element for each run, so a
/// change of a million items takes little memory. Otherwise it contains one for each item.
struct MatchList: Sendable {
  /// The matches of all items, if they are not stored as runs.
  private var matches: [Match] = []
  /// The runs of items whose matches follow each other, or which have none.
  private var runs: [Run] = []
  private let count: Int

  /// The first item of a run, and its match.
  private struct Run {
    var start: Int32
    var match: Match
  }

  /// Creates a list without items.
  init() { count = 0 }

  /// Copies matches. O(*n*).
  init(_ matches: Scratch<Match>) {
    count = matches.count
    if let runCount = MatchList.runCount(in: matches, limit: matches.count / 8) {
      runs.reserveCapacity(runCount)
      for item in 0..<matches.count where item == 0 || !matches[item].follows(matches[item - 1]) {
        runs.append(Run(start: Int32(truncatingIfNeeded: item), match: matches[item]))
      }
    } else {
      self.matches = matches.copied
    }
  }

  /// Returns the number of runs, or `nil` if it exceeds a limit.
  private static func runCount(in matches: Scratch<Match>, limit: Int) -> Int? {
    var count = 1
    for item in 1..<max(1, matches.count) where !matches[item].follows(matches[item - 1]) {
      count += 1
      if count > limit { return nil }
    }
    return count <= limit ? count : nil
  }

  /// Whether there are no items.
  var isEmpty: Bool { count == 0 }

  /// Returns the match of an item.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  subscript(item: Int) -> Match {
    if runs.isEmpty { return matches[item] }
    precondition(item >= 0 && item < count)
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= item { low = middle } else { high = middle }
    }
    return runs[low].match.advanced(by: item - Int(runs[low].start))
  }

  /// Calls a function with each run of items and the match of its first item. The matches of the other items
  /// follow that one, or there are none.
  func forEachRun(_ body: (_ items: Range<Int>, _ match: Match) -> Void) {
    for (item, match) in matches.enumerated() { body(item..<item + 1, match) }
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? Int(runs[index + 1].start) : count
      body(Int(run.start)..<end, run.match)
    }
  }
}

extension Match {
  /// Returns whether this is the match of the item after one with another match, if both are in one run.
  fileprivate func follows(_ other: Match) -> Bool {
    other.isInSameList ? code == other.code &+ 1 : isNone && other.isNone
  }

  /// Returns the match of a later item of the same run.
  fileprivate func advanced(by distance: Int) -> Match {
    isInSameList ? Match(code: code &+ Int32(truncatingIfNeeded: distance)) : self
  }
}
#endif
