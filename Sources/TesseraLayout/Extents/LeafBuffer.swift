/// The runs of a leaf that is being filled, in memory of its own.
///
/// Every item that answers its own size adds a run here. An array would look, each time, whether another array shares its
/// memory.
struct LeafBuffer<Run: TreeRun>: ~Copyable {
  private let runs: UnsafeMutablePointer<Run>
  /// The number of runs, at most ``TreeRun/leafCapacity``.
  private(set) var count = 0

  /// No runs.
  init() { runs = .allocate(capacity: Run.leafCapacity) }

  deinit {
    runs.deinitialize(count: count)
    runs.deallocate()
  }

  /// Whether no other run has room.
  var isFull: Bool { count == Run.leafCapacity }

  /// Lets the last run take in one that follows; false where there is no last run, or it is not like that one.
  @inline(__always)
  mutating func absorb(_ run: Run) -> Bool { count > 0 && runs[count - 1].absorb(run) }

  /// Adds a run at the end, for which there must be room.
  @inline(__always)
  mutating func append(_ run: Run) {
    (runs + count).initialize(to: run)
    count += 1
  }

  /// A run, which must exist.
  subscript(position: Int) -> Run { runs[position] }

  /// The number of items of all runs. O(runs).
  var itemCount: Int {
    var sum = 0
    for position in 0..<count { sum += runs[position].count }
    return sum
  }

  /// Takes all runs out.
  mutating func removeAll() {
    runs.deinitialize(count: count)
    count = 0
  }

  /// Takes all runs out, into an array without room to spare.
  mutating func take() -> ContiguousArray<Run> {
    defer { removeAll() }
    return ContiguousArray(packed: UnsafeBufferPointer(start: runs, count: count))
  }
}
