/// Where the items of a section between two stages come from: a collection of origins, kept as runs.
///
/// It takes as much memory as there are runs, however many items there are.
public struct StagedItems: Hashable, Sendable {
  /// Items that follow each other here as they do where they come from.
  public struct Run: Hashable, Sendable {
    /// Where the first item comes from; the others follow it.
    public let origin: Origin<ItemPath>
    /// The places that the items take in the section between the stages; not empty.
    public let range: Range<Int>
  }

  /// The runs, in order, each as long as possible.
  public private(set) var runs: [Run] = []

  /// Makes an empty collection.
  public init() {}

  /// Makes a collection of origins, in order.
  public init(_ origins: some Sequence<Origin<ItemPath>>) {
    for origin in origins { append(origin, count: 1) }
  }

  /// Appends items that follow each other where they come from.
  ///
  /// - Parameters:
  ///   - origin: Where the first of them comes from.
  ///   - count: How many they are; less than one is none.
  /// - Precondition: All items together are at most `Int.max`.
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
  /// The origins of the items, `old 1.0, old 1.1`; `old 1.0…1.99` for more than nine.
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
  /// A collection of the items of one run.
  private init(_ run: Run) { append(run.origin, count: run.range.count) }
}

extension StagedItems: RandomAccessCollection {
  /// The place of the first item: zero.
  public var startIndex: Int { 0 }
  /// How many items there are.
  public var endIndex: Int { runs.last?.range.upperBound ?? 0 }

  /// The origin of the item at a place.
  ///
  /// - Precondition: The section has such a place.
  /// - Complexity: O(log *r*) for *r* runs.
  public subscript(position: Int) -> Origin<ItemPath> {
    precondition(position >= 0 && position < endIndex, "there is no item \(position)")
    let run = runs[runs.countOfFirst { $1.range.lowerBound <= position } - 1]
    return run.origin.advanced(by: position - run.range.lowerBound)
  }
}

extension StagedItems: ExpressibleByArrayLiteral {
  /// Makes a collection of origins, in order.
  public init(arrayLiteral origins: Origin<ItemPath>...) { self.init(origins) }
}

extension Origin<ItemPath> {
  /// Where an item comes from that follows this one in its section after some others.
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

  /// Writes where each run begins and how many items it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(runs.map { $0.origin }, forKey: .origins)
    try container.encode(runs.map { $0.range.count }, forKey: .counts)
  }

  /// Reads runs.
  ///
  /// - Throws: A `DecodingError` if a count is missing or below zero, or if all counts together are too great.
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
