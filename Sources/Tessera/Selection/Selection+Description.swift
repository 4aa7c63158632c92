@_spi(Behaviors) import TesseraKernel

extension Selection: CustomStringConvertible {
  /// What is selected, as in `letters/a, letters/c…letters/f (4)`; of many stretches the first ones. Then what is missing,
  /// as in `missing x`. `nothing` where there is neither.
  public var description: String {
    var texts: [String] = []
    var run: SelectionWalk.Stretch?
    var rest = 0
    func finish() {
      guard let stretch = run else { return }
      if texts.count < Self.describedStretches {
        texts.append(stretch.description)
      } else {
        rest += stretch.count
      }
    }
    forEachStretch { stretch in
      if let joined = run?.joined(stretch) {
        run = joined
      } else {
        finish()
        run = stretch
      }
      return true
    }
    finish()
    if rest > 0 { texts.append(rest.description + " more") }
    if !names.isEmpty {
      let shown = names.prefix(Self.describedStretches).map { $0.description }.joined(separator: ", ")
      let more = names.count - Self.describedStretches
      texts.append("missing " + shown + (more > 0 ? " and " + more.description + " more" : ""))
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// How many stretches are written out.
  private static var describedStretches: Int { 8 }
}

extension SelectionWalk.Stretch {
  /// Both as one, where the second begins behind this one.
  fileprivate func joined(_ next: SelectionWalk.Stretch) -> SelectionWalk.Stretch? {
    guard supplement == nil, next.supplement == nil, section === next.section,
      items.upperBound == next.items.lowerBound
    else { return nil }
    return SelectionWalk.Stretch(
      section: section, items: items.lowerBound..<next.items.upperBound, kind: kind)
  }

  fileprivate var description: String {
    if supplement != nil { return keys.map { $0.description }.joined() }
    let first = key(at: items.lowerBound).description
    if items.count == 1 { return first }
    return first + "…" + key(at: items.upperBound - 1).description + " (" + items.count.description + ")"
  }
}
