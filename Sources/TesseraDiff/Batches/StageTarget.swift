/// The contents that the data source reports when a stage ends.
public enum StageTarget: Hashable, Sendable {
  /// The new version: the last stage.
  case new
  /// Sections between the old and the new version.
  case between([StagedSection])
}

/// A section between two stages.
public struct StagedSection: Hashable, Sendable {
  /// The origin of the section.
  public var origin: Origin<Int>
  /// The origins of its items, in order.
  public var items: StagedItems

  /// Creates a section from its origin and the origins of its items.
  public init(_ origin: Origin<Int>, items: StagedItems) {
    self.origin = origin
    self.items = items
  }
}

extension StagedSection: CustomStringConvertible {
  /// The origins in one line: `old 1 [old 1.0, new 0.4]`, or `old 1 [old 1.0…1.99]` for many items in a row.
  public var description: String {
    origin.description + " [" + items.runs.map { $0.description }.joined(separator: ", ") + "]"
  }
}

extension StageTarget: CustomStringConvertible {
  /// `new`, or the sections, separated by commas.
  public var description: String {
    switch self {
    case .new: "new"
    case .between(let sections): sections.map { $0.description }.joined(separator: ", ")
    }
  }
}

#if !hasFeature(Embedded)
extension StageTarget: Codable {}
extension StagedSection: Codable {}
#endif
