/// A buffer for the runs of a leaf that is being filled.
///
/// Every measured item of its own size adds a run here. An array would check each time whether its storage is
/// shared.
struct LeafBuffer<Run: TreeRun>: ~Copyable {
  private let runs: UnsafeMutablePointer<Run>
  /// The number of runs, at most ``TreeRun/leafCapacity``.
  private(set) var count = 0
  /// The aggregate of the first ``summedCount`` runs, none of which can grow any more. It has memory of its own: code that
  /// is not specialized never ends a noncopyable value whose size depends on a type (Swift 6.3).
  private let sum: UnsafeMutablePointer<Run.Summary>
  private var summedCount = 0

  init() {
    runs = .allocate(capacity: Run.leafCapacity)
    sum = .allocate(capacity: 1)
    sum.initialize(to: .zero)
  }

  deinit {
    runs.deinitialize(count: count)
    runs.deallocate()
    sum.deinitialize(count: 1)
    sum.deallocate()
  }

  var isFull: Bool { count == Run.leafCapacity }

  /// Merges a run into the last one. `false` if there is no last run, or it differs.
  @inline(__always)
  mutating func absorb(_ run: Run) -> Bool { count > 0 && runs[count - 1].absorb(run) }

  /// Adds a run at the end. The buffer must not be full.
  @inline(__always)
  mutating func append(_ run: Run) {
    (runs + count).initialize(to: run)
    count += 1
  }

  /// Adds a run for each position of a range, merged with the previous one if they are alike, until there is
  /// no space or no such run. Returns the first position that was not added.
  @inline(__always)
  mutating func append(_ positions: Range<Int>, _ run: (_ position: Int) -> Run?) -> Int {
    // Local copies stay in registers.
    var position = positions.lowerBound
    var end = count
    while position < positions.upperBound, let next = run(position) {
      if end == 0 || !runs[end - 1].absorb(next) {
        if end == Run.leafCapacity { break }
        (runs + end).initialize(to: next)
        end += 1
      }
      position += 1
    }
    count = end
    return position
  }

  subscript(position: Int) -> Run { runs[position] }

  /// All runs. The memory is valid until the buffer changes.
  var all: UnsafeBufferPointer<Run> { UnsafeBufferPointer(start: runs, count: count) }

  /// Adds runs whose aggregate is computed at the same time, so that no second pass over them is needed.
  ///
  /// - Parameter write: Writes runs to the given memory, of which the first element is the last run so far, and adds all
  ///   of them but the last one to an aggregate. Returns the number of new runs, which may not merge with each other.
  @inline(__always)
  mutating func append(
    summing write: (_ runs: UnsafeMutableBufferPointer<Run>, _ sum: inout Run.Summary) -> Int
  ) {
    guard count > 0 else { return }
    while summedCount < count - 1 {
      sum.pointee.add(runs[summedCount].summary)
      summedCount += 1
    }
    let space = UnsafeMutableBufferPointer(start: runs + (count - 1), count: Run.leafCapacity - (count - 1))
    count += write(space, &sum.pointee)
    summedCount = count - 1
  }

  var itemCount: Int {
    var items = sum.pointee.count
    for position in summedCount..<count { items += runs[position].count }
    return items
  }

  mutating func removeAll() {
    runs.deinitialize(count: count)
    (count, sum.pointee, summedCount) = (0, .zero, 0)
  }

  /// Moves all runs into a leaf without spare capacity.
  mutating func take() -> RunNode<Run> {
    defer { removeAll() }
    let leaf = ContiguousArray(packed: all)
    if summedCount == 0 { return RunNode(runs: leaf) }
    var total = sum.pointee
    for run in all[summedCount...] { total.add(run.summary) }
    return RunNode(runs: leaf, summary: total)
  }
}
