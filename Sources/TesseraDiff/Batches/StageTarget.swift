/// What the data source has to report when a stage ends.
public enum StageTarget: Hashable, Sendable {
  /// The new version: the last stage.
  case new
  /// Something between the two versions.
  case between([StagedSection])
}

/// A section as it is between two stages.
public struct StagedSection: Hashable, Sendable {
  /// Where the section comes from.
  public var origin: Origin<Int>
  /// Where its items come from, in order.
  public var items: StagedItems

  /// Makes a section from its origin and those of its items.
  public init(_ origin: Origin<Int>, items: StagedItems) {
    self.origin = origin
    self.items = items
  }
}

extension StagedSection: CustomStringConvertible {
  /// `old 1 [old 1.0, new 0.4]`; `old 1 [old 1.0…1.99]` for many items in a row.
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
