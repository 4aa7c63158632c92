#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

extension DeclaredContent {
  /// The runs of all items in the order of the declaration.
  var allRuns: [ItemRun] { sections.flatMap(\.allRuns) }

  /// Returns the content with some of the items only, and without sections that have none of them.
  ///
  /// - Parameter positions: The positions of the items among all of the content, in ascending order. Those of the
  ///   content are removed.
  func filtered(to positions: inout ArraySlice<Int>) -> DeclaredContent {
    var content = self
    var start = 0
    content.sections = sections.compactMap { $0.filtered(to: &positions, start: &start) }
    return content
  }
}

extension DeclaredSection {
  fileprivate var allRuns: [ItemRun] { sections.isEmpty ? runs : sections.flatMap(\.allRuns) }

  /// Returns the section with some of the items only; `nil` if it has none of them.
  fileprivate func filtered(to positions: inout ArraySlice<Int>, start: inout Int) -> DeclaredSection? {
    var section = self
    if sections.isEmpty {
      var kept: [ItemRun] = []
      for run in runs {
        let subset = run.filtered(to: &positions, start: start)
        if subset.count > 0 { kept.append(subset) }
        start += run.count
      }
      section.setRuns(kept)
    } else {
      var kept: [DeclaredSection] = []
      for child in sections {
        if let child = child.filtered(to: &positions, start: &start) { kept.append(child) }
      }
      section.setSections(kept)
    }
    return section.count > 0 ? section : nil
  }
}

extension ItemRun {
  /// Returns the items at some positions of the content.
  ///
  /// - Parameter start: The position of the first item of the run.
  fileprivate func filtered(to positions: inout ArraySlice<Int>, start: Int) -> ItemRun {
    let end = positions.firstIndex { $0 >= start + count } ?? positions.endIndex
    let own = positions[..<end]
    positions = positions[end...]
    return own.count == count ? self : RunSubset(own.map { $0 - start }, of: self)
  }
}
#endif
