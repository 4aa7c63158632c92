extension Content: CustomStringConvertible {
  /// A textual representation of the sections, each with its first ten items, as a failing test prints it.
  ///
  ///     Section reviews: 12 items, pinned header, footer
  ///       1: ReviewCell(text: "good")
  ///       … 2 more
  ///
  /// - Complexity: O(*sections*), because it creates at most ten cells of each.
  public var description: String {
    declared.sections.isEmpty
      ? "no sections" : declared.sections.map { $0.description }.joined(separator: "\n")
  }
}

extension Section: CustomStringConvertible {
  /// A textual representation: a line about the section, then one for each of its first ten items or those of
  /// its nested sections.
  public var description: String { declared.description }
}

extension DeclaredSection: CustomStringConvertible {
  /// A textual representation: a line about the section, then one for each of its first ten items or those of
  /// its nested sections.
  public var description: String {
    let count = count
    var line = "Section " + id.description + ": " + count.description + (count == 1 ? " item" : " items")
    if let header { line += header.isPinned ? ", pinned header" : ", header" }
    if let footer { line += footer.isPinned ? ", pinned footer" : ", footer" }
    for decoration in decorations { line += ", " + decoration.id.description }
    if let scrollAxis { line += scrollAxis == .horizontal ? ", scrolls sideways" : ", scrolls up and down" }
    if !sections.isEmpty {
      let inner = sections.flatMap { $0.description.split(separator: "\n") }
      return ([line] + inner.map { "  " + $0 }).joined(separator: "\n")
    }
    var lines = [line]
    let limit = 10
    for run in runs where lines.count <= limit {
      for index in 0..<min(run.count, limit + 1 - lines.count) {
        lines.append("  " + run.id(at: index).description + ": " + (run.cell(at: index)?.label ?? ""))
      }
    }
    if count > limit { lines.append("  … " + (count - limit).description + " more") }
    return lines.joined(separator: "\n")
  }
}

extension DeclaredCell {
  /// A description of the cell, or of its kind if the platform cannot print arbitrary values.
  fileprivate var label: String {
    #if hasFeature(Embedded)
    kind.description
    #else
    (box as? any DescribedCell)?.label ?? kind.description
    #endif
  }
}

#if !hasFeature(Embedded)
/// A box that can describe its cell without its type being known.
private protocol DescribedCell {
  var label: String { get }
}

extension TypedCellBox: DescribedCell {
  fileprivate var label: String { String(describing: cell) }
}
#endif
