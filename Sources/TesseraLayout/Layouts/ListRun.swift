/// A run of neighboring list items of the same size and placement.
///
/// A list of measured items has one for each item, so it is packed into 20 bytes: lengths have 54 bits, the
/// placement has 2 and the count 42.
struct ListRun: Hashable, Sendable {
  /// The placement of an item across the list.
  enum Place: UInt32, Sendable {
    case start, center, end, stretch

    init(_ align: Alignment) {
      switch align {
      case .start, .firstBaseline, .lastBaseline: self = .start
      case .center: self = .center
      case .end: self = .end
      case .stretch: self = .stretch
      }
    }
  }

  /// The largest number of items in a run, and so in a list.
  static let maxItems = Int(min(Int64(1) << 42 - 1, Int64(Int.max)))

  private static let lengthMask: UInt32 = 1 << 22 - 1

  private var lowCount: UInt32
  private let lowWidth: UInt32
  private var lowHeight: UInt32
  /// The upper part of the width, and above it the placement.
  private let highWidth: UInt32
  /// The upper part of the height, and above it that of the count.
  private var highHeight: UInt32

  /// Creates a run of at most ``maxItems`` items.
  init(count: Int, width: FixedLength, height: FixedLength, place: Place) {
    lowCount = UInt32(truncatingIfNeeded: count)
    lowWidth = UInt32(truncatingIfNeeded: width.units)
    lowHeight = UInt32(truncatingIfNeeded: height.units)
    highWidth = UInt32(truncatingIfNeeded: width.units >> 32) | place.rawValue << 22
    highHeight =
      UInt32(truncatingIfNeeded: height.units >> 32)
      | UInt32(truncatingIfNeeded: Int64(count) >> 32) << 22
  }

  var count: Int { Int(truncatingIfNeeded: Int64(highHeight >> 22) << 32 | Int64(lowCount)) }

  /// The reported width of each item, or the available width of a stretched one if that is known.
  var width: FixedLength {
    FixedLength(units: Int64(highWidth & Self.lengthMask) << 32 | Int64(lowWidth))
  }

  var height: FixedLength {
    FixedLength(units: Int64(highHeight & Self.lengthMask) << 32 | Int64(lowHeight))
  }

  var isAtStart: Bool { highWidth >> 22 == Place.start.rawValue }

  var place: Place { Place(rawValue: highWidth >> 22) ?? .start }

  /// Returns the left edge and the width of each item in a list of a width.
  func span(in room: FixedLength) -> (x: FixedLength, width: FixedLength) {
    switch place {
    case .start: (.zero, width)
    case .center: (FixedLength(units: (room - width).units / 2), width)
    case .end: (room - width, width)
    case .stretch: (.zero, room)
    }
  }
}

extension ListRun: TreeRun {
  struct Summary: RunSummary {
    var count = 0
    /// The sum of the heights, without gaps.
    var height = FixedLength.zero
    var widest = FixedLength.zero
    /// Whether all items are placed at the start.
    var isAtStart = true

    static var zero: Summary { Summary() }

    mutating func add(_ next: Summary) {
      count += next.count
      height = height + next.height
      widest = max(widest, next.widest)
      isAtStart = isAtStart && next.isAtStart
    }
  }

  var summary: Summary {
    // Measured items mostly form runs of one.
    Summary(
      count: count, height: count == 1 ? height : height * count, widest: width, isAtStart: isAtStart)
  }

  #if !hasFeature(Embedded)
  static func summary(of runs: UnsafeBufferPointer<ListRun>) -> Summary {
    // Added up without a check for each run, which suffices for single rows of ordinary heights.
    var height: Int64 = 0
    var widest: Int64 = 0
    var placement: UInt32 = 0
    var others: UInt32 = 0
    for run in runs {
      height &+= Int64(run.lowHeight)
      widest = max(widest, run.width.units)
      placement |= run.highWidth
      others |= run.highHeight | (run.lowCount ^ 1)
    }
    if others == 0 {
      return Summary(
        count: runs.count, height: FixedLength(units: height), widest: FixedLength(units: widest),
        isAtStart: placement >> 22 == Place.start.rawValue)
    }
    var sum = Summary.zero
    for run in runs { sum.add(run.summary) }
    return sum
  }
  #endif

  /// Twice as many as in other trees, because the rows of a leaf are added up fast.
  static var leafCapacity: Int { 128 }

  func slice(_ items: Range<Int>) -> ListRun {
    ListRun(count: items.count, width: width, height: height, place: place)
  }

  @inline(__always)
  mutating func absorb(_ next: ListRun) -> Bool {
    guard next.lowWidth == lowWidth, next.lowHeight == lowHeight, next.highWidth == highWidth,
      (next.highHeight ^ highHeight) & Self.lengthMask == 0
    else { return false }
    self = ListRun(count: count + next.count, width: width, height: height, place: place)
    return true
  }
}

extension ListRun {
  /// Appends single rows that differ in height from the row before each, and in nothing else from the last row.
  ///
  /// - Parameters:
  ///   - sizes: The reported sizes. Rows are appended up to a row that has to be handled otherwise.
  ///   - width: The width that the last row reported.
  ///   - runs: Memory whose first element is the last row.
  ///   - sum: An aggregate, to which all of these rows but the last one are added.
  /// - Returns: The number of appended rows.
  @inline(__always)
  static func append(
    _ sizes: UnsafeBufferPointer<Size>, ofWidth width: Double, to runs: UnsafeMutableBufferPointer<ListRun>,
    _ sum: inout Summary
  ) -> Int {
    // Changed in registers.
    var row = runs[0]
    guard row.lowCount == 1, row.highHeight == 0 else { return 0 }
    let most = min(sizes.count, runs.count - 1)
    let width = width.bitPattern
    var height: UInt64 = 0
    var count = 0
    while count < most {
      let units = FixedLength.roundedUnits(sizes[count].height)
      guard sizes[count].width.bitPattern ^ width | units >> 32 == 0, units != UInt64(row.lowHeight) else {
        break
      }
      height &+= UInt64(row.lowHeight)
      row.lowHeight = UInt32(truncatingIfNeeded: units)
      count &+= 1
      runs.initializeElement(at: count, to: row)
    }
    sum.add(
      Summary(
        count: count, height: FixedLength(units: Int64(height)), widest: row.width, isAtStart: row.isAtStart))
    return count
  }
}
