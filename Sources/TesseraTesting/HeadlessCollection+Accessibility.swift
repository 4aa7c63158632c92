import Tessera
import TesseraLayout

extension HeadlessCollection {
  /// Returns the screen reader's output for the visible part: one line for each element, in reading order.
  ///
  /// Groups of cells precede their parts, which are indented.
  ///
  ///     header: Documents
  ///     row 1 of 3, level 1, expanded, focused: Letters
  public func accessibilityText() -> String {
    var text = ""
    var around: [AccessibilityElement] = []
    for id in engine.accessibilityOrder {
      guard let cell = engine[id], let element = engine.accessibility(of: id),
        cell.placement.visibleFrame.overlaps(engine.viewport)
      else { continue }
      let groups = engine.accessibilityGroups(around: id)
      let common = zip(groups, around).prefix { $0 == $1 }.count
      for (depth, group) in groups.enumerated().dropFirst(common) { text += line(group.description, depth) }
      text += line(element.description, groups.count)
      around = groups
    }
    return text
  }

  private func line(_ text: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + text + "\n"
  }
}
