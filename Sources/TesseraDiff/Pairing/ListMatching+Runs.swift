#if !hasFeature(Embedded)
/// A run of pairs whose items follow each other in both lists.
@frozen @usableFromInline
struct PairRun: BitwiseCopyable {
  /// The position of the first pair in the new list's middle.
  @usableFromInline let start: Int
  /// The position of the first pair in the old list's middle.
  @usableFromInline let value: Int
  /// The number of pairs.
  @usableFromInline let count: Int
  /// The rank of the first pair; see ``LongestIncreasingSubsequence``. The others have the ranks that follow.
  @usableFromInline var rank = 0

  @inlinable
  init(start: Int, value: Int, count: Int) {
    (self.start, self.value, self.count) = (start, value, count)
  }

  /// Returns the part of the run with certain ranks, or `nil` if it is empty.
  @inlinable
  func part(_ ranks: Range<Int>) -> PairRun? {
    let (first, end) = (max(rank, ranks.lowerBound), min(rank + count, ranks.upperBound))
    guard first < end else { return nil }
    var part = PairRun(start: start + first - rank, value: value + first - rank, count: end - first)
    part.rank = first
    return part
  }
}

extension ListMatching {
  /// The number of runs up to which they are searched as a whole.
  @inlinable static var runLimit: Int { 64 }

  /// Marks the same moves as ``markMoves(scratch:)``, if there are few runs. Returns `false` if there are many.
  ///
  /// All pairs of a run have consecutive ranks, because no value lies between theirs. So the search takes no
  /// memory for each pair.
  ///
  /// - Complexity: O(*n*) for *n* items in few runs; constant time for each run otherwise.
  @inlinable
  mutating func markMovesOfRuns(scratch: inout MemoryBlock) -> Bool {
    guard let origins = new.matches, new.middle > 2 * Self.runLimit else { return false }
    let buffer: Scratch<PairRun> = scratch.take(6 * Self.runLimit)
    let runs = buffer.part(from: 0, count: Self.runLimit)
    guard let count = Self.writeRuns(of: origins, to: runs) else { return false }
    var next = Self.findRanks(
      of: runs.part(from: 0, count: count),
      buffer.part(from: Self.runLimit, count: 2 * Self.runLimit),
      buffer.part(from: 3 * Self.runLimit, count: 2 * Self.runLimit))
    next -= 1
    for number in (0..<count).reversed() {
      let run = runs[number]
      let hasMembers = next >= run.rank && next < run.rank + run.count
      let memberCount = hasMembers ? next - run.rank + 1 : 0
      if hasMembers { next = run.rank - 1 }
      for offset in memberCount..<run.count {
        old.matches?[run.value + offset].setMoving()
        origins[run.start + offset].setMoving()
      }
      new.movingCount += run.count - memberCount
      if memberCount < run.count { new.firstMoving = run.start + memberCount }
    }
    return true
  }

  /// Writes the runs of a list. Returns their number, or `nil` if there are more than the buffer has room for.
  @inlinable
  static func writeRuns(of origins: Scratch<Match>, to runs: Scratch<PairRun>) -> Int? {
    var count = 0
    var position = 0
    while position < origins.count {
      let code = origins[position].code
      let start = position
      position += 1
      guard code >= 0 else { continue }
      while position < origins.count, Int(origins[position].code) == Int(code) + position - start {
        position += 1
      }
      guard count < runs.count else { return nil }
      runs[count] = PairRun(start: start, value: Int(code), count: position - start)
      count += 1
    }
    return count
  }

  /// Finds the ranks of all runs. Returns the number of all ranks.
  ///
  /// - Parameters:
  ///   - buffer: Memory for two runs for each run.
  ///   - otherBuffer: Memory for as many.
  @inlinable
  static func findRanks(
    of runs: Scratch<PairRun>, _ buffer: Scratch<PairRun>, _ otherBuffer: Scratch<PairRun>
  ) -> Int {
    // The runs with the smallest value of each rank, which is the last one that was added.
    var (smallest, others) = (buffer, otherBuffer)
    var smallestCount = 0
    var rankCount = 0
    for number in 0..<runs.count {
      var run = runs[number]
      for index in 0..<smallestCount where smallest[index].value < run.value {
        run.rank = smallest[index].rank + min(smallest[index].count, run.value - smallest[index].value)
      }
      runs[number] = run
      let end = run.rank + run.count
      var count = 0
      func add(_ part: PairRun?) {
        guard let part else { return }
        others[count] = part
        count += 1
      }
      for index in 0..<smallestCount { add(smallest[index].part(0..<run.rank)) }
      add(run)
      for index in 0..<smallestCount { add(smallest[index].part(end..<max(end, rankCount))) }
      swap(&smallest, &others)
      smallestCount = count
      rankCount = max(rankCount, end)
    }
    return rankCount
  }
}
#endif
