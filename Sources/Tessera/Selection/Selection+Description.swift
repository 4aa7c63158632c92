@_spi(Behaviors) import TesseraKernel

extension Selection: CustomStringConvertible {
  /// The selected items as text, as in `letters/a, letters/c…letters/f (4)`, with the first ones of many
  /// runs. Missing ids follow, as in `missing x`. `nothing` for an empty selection.
  public var description: String {
    var texts: [String] = []
    var run: SelectionTraversal.Run?
    var rest = 0
    func finish() {
      guard let selectedRun = run else { return }
      if texts.count < Self.describedRuns {
        texts.append(selectedRun.description)
      } else {
        rest += selectedRun.count
      }
    }
    forEachRun { selectedRun in
      if let joined = run?.joined(selectedRun) {
        run = joined
      } else {
        finish()
        run = selectedRun
      }
      return true
    }
    finish()
    if rest > 0 { texts.append(rest.description + " more") }
    if !names.isEmpty {
      let shown = names.prefix(Self.describedRuns).map { $0.description }.joined(separator: ", ")
      let more = names.count - Self.describedRuns
      texts.append("missing " + shown + (more > 0 ? " and " + more.description + " more" : ""))
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// The maximum number of runs in the text.
  private static var describedRuns: Int { 8 }
}

extension SelectionTraversal.Run {
  /// Returns both as one run, if the second one directly follows this one.
  fileprivate func joined(_ next: SelectionTraversal.Run) -> SelectionTraversal.Run? {
    guard supplement == nil, next.supplement == nil, section === next.section,
      items.upperBound == next.items.lowerBound
    else { return nil }
    return SelectionTraversal.Run(
      section: section, items: items.lowerBound..<next.items.upperBound, kind: kind)
  }

  fileprivate var description: String {
    if supplement != nil { return keys.map { $0.description }.joined() }
    let first = key(at: items.lowerBound).description
    if items.count == 1 { return first }
    return first + "…" + key(at: items.upperBound - 1).description + " (" + items.count.description + ")"
  }
}
