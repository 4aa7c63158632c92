/// The origins of the items of a section between two stages: a collection that is stored as runs.
///
/// Its memory is proportional to the number of runs, regardless of the number of items.
public struct StagedItems: Hashable, Sendable {
  /// Items that are adjacent both here and at their origin.
  public struct Run: Hashable, Sendable {
    /// The origin of the first item; the others follow it.
    public let origin: Origin<ItemPath>
    /// The positions of the items in the section between the stages; not empty.
    public let range: Range<Int>
  }

  /// The runs, in order, each as long as possible.
  public private(set) var runs: [Run] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of origins, in order.
  public init(_ origins: some Sequence<Origin<ItemPath>>) {
    for origin in origins { append(origin, count: 1) }
  }

  /// Appends items that are adjacent at their origin.
  ///
  /// - Parameters:
  ///   - origin: The origin of the first item.
  ///   - count: The number of items; nothing is appended if it is less than one.
  /// - Precondition: The total number of items is at most `Int.max`.
  public mutating func append(_ origin: Origin<ItemPath>, count: Int) {
    guard count > 0 else { return }
    if let last = runs.last, last.origin.advanced(by: last.range.count) == origin {
      runs[runs.count - 1] = Run(
        origin: last.origin, range: last.range.lowerBound..<(last.range.upperBound + count))
    } else {
      runs.append(Run(origin: origin, range: endIndex..<(endIndex + count)))
    }
  }
}

extension StagedItems.Run: CustomStringConvertible {
  /// The origins of the items, `old 1.0, old 1.1`, or `old 1.0…1.99` for more than nine.
  public var description: String {
    let origins = StagedItems(self)
    guard let last = origins.last, origins.count > 9 else {
      return origins.map { $0.description }.joined(separator: ", ")
    }
    let path =
      switch last {
      case .old(let path), .new(let path): path
      }
    return origin.description + "…" + path.description
  }
}

extension StagedItems {
  private init(_ run: Run) { append(run.origin, count: run.range.count) }
}

extension StagedItems: RandomAccessCollection {
  /// The position of the first item: zero.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { runs.last?.range.upperBound ?? 0 }

  /// Returns the origin of the item at a position.
  ///
  /// - Precondition: The position is valid.
  /// - Complexity: O(log *r*) for *r* runs.
  public subscript(position: Int) -> Origin<ItemPath> {
    precondition(position >= 0 && position < endIndex, "there is no item \(position)")
    let run = runs[runs.countOfFirst { $1.range.lowerBound <= position } - 1]
    return run.origin.advanced(by: position - run.range.lowerBound)
  }
}

extension StagedItems: ExpressibleByArrayLiteral {
  /// Creates a collection of origins, in order.
  public init(arrayLiteral origins: Origin<ItemPath>...) { self.init(origins) }
}

extension Origin<ItemPath> {
  /// Returns the origin of the item that is `distance` items after this one in its section.
  fileprivate func advanced(by distance: Int) -> Origin {
    switch self {
    case .old(let path): .old(ItemPath(section: path.section, item: path.item &+ distance))
    case .new(let path): .new(ItemPath(section: path.section, item: path.item &+ distance))
    }
  }
}

#if !hasFeature(Embedded)
extension StagedItems: Codable {
  private enum CodingKeys: CodingKey { case origins, counts }

  /// Encodes the origin of the first item and the number of items of each run.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(runs.map { $0.origin }, forKey: .origins)
    try container.encode(runs.map { $0.range.count }, forKey: .counts)
  }

  /// Decodes a collection of runs.
  ///
  /// - Throws: A `DecodingError` if a count is missing or negative, or if the sum of all counts overflows.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let origins = try container.decode([Origin<ItemPath>].self, forKey: .origins)
    let counts = try container.decode([Int].self, forKey: .counts)
    guard origins.count == counts.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container, debugDescription: "\(counts.count) counts for \(origins.count) runs")
    }
    for (origin, count) in zip(origins, counts) {
      guard count >= 0, !endIndex.addingReportingOverflow(count).overflow else {
        throw DecodingError.dataCorruptedError(
          forKey: .counts, in: container, debugDescription: "a run cannot have \(count) items")
      }
      append(origin, count: count)
    }
  }
}
#endif
