/// A stage of an update: a batch, and the contents that the data source reports after it.
public struct BatchStage: Hashable, Sendable {
  /// The changes that the view performs.
  public var batch: Batch
  /// The contents that the data source reports when the stage ends.
  public var target: StageTarget

  /// Creates a stage from its batch and its target.
  public init(batch: Batch, target: StageTarget) {
    self.batch = batch
    self.target = target
  }
}

extension BatchStage {
  /// Returns the items that the data source reports when this stage ends.
  ///
  /// - Parameters:
  ///   - old: The items of each section of the old version.
  ///   - new: The items of each section of the new version.
  /// - Returns: The items of each section. Items that `old` and `new` do not contain are omitted.
  /// - Complexity: O(*n*) for *n* items, which are copied run by run; constant for the last stage.
  @inlinable
  public func items<Item>(from old: [[Item]], to new: [[Item]]) -> [[Item]] {
    guard case .between(let sections) = target else { return new }
    return sections.map { section in
      var items: [Item] = []
      for run in section.items.runs {
        let (version, start) =
          switch run.origin {
          case .old(let path): (old, path)
          case .new(let path): (new, path)
          }
        guard version.indices.contains(start.section) else { continue }
        let all = version[start.section]
        let end = start.item.addingReportingOverflow(run.range.count)
        let range = start.item..<(end.overflow ? .max : end.partialValue)
        items.append(contentsOf: all[range.clamped(to: all.indices)])
      }
      return items
    }
  }

  /// Returns the sections that the data source reports when this stage ends.
  ///
  /// - Parameters:
  ///   - old: One value for each section of the old version.
  ///   - new: One value for each section of the new version.
  /// - Returns: One value for each section. Sections that `old` and `new` do not contain are omitted.
  /// - Complexity: O(*s*) for *s* sections; constant for the last stage.
  @inlinable
  public func sections<Section>(from old: [Section], to new: [Section]) -> [Section] {
    guard case .between(let sections) = target else { return new }
    return sections.compactMap { section in
      switch section.origin {
      case .old(let position): old.indices.contains(position) ? old[position] : nil
      case .new(let position): new.indices.contains(position) ? new[position] : nil
      }
    }
  }
}

extension BatchStage: CustomStringConvertible {
  /// The batch and, unless the target is the new version, an arrow and the target.
  public var description: String {
    switch target {
    case .new: batch.description
    case .between: batch.description + " ⇒ " + target.description
    }
  }
}

#if !hasFeature(Embedded)
extension BatchStage: Codable {}
#endif
