import Tessera
import TesseraComponents

/// The changes of a screen as lines of text, which a screen reader speaks one after the other.
///
/// A line says which item or control has the focus now, what has changed about it, or what the last line of the
/// screen says. Where nothing has the focus, the items that come into view are lines.
@MainActor
struct ScreenReaderLines {
  private var focus = ""
  private var status = ""
  private var layer: ObjectIdentifier?
  /// The keys of the items that were visible last, while nothing has the focus.
  private var visible: Set<ItemKey> = []

  /// Returns the lines about what has changed since the last call, without control characters.
  mutating func take(from screen: TerminalScreen) -> [String] {
    var lines: [String] = []
    let front = screen.layers.last
    let current = front.map { ObjectIdentifier($0) }
    if current != layer {
      layer = current
      focus = ""
      if let sheet = front as? TerminalSheet { lines.append(sheet.title) }
    }
    let status = screen.spokenStatus
    if status != self.status, !status.isEmpty { lines.append(status) }
    self.status = status
    lines += changes(in: (front as? TerminalSheet)?.collection ?? screen.collection)
    return lines.map { String($0.printable.map { $0.isNewline ? " " : $0 }) }
  }

  private mutating func changes(in collection: TerminalCollection) -> [String] {
    let engine = collection.engine
    guard let key = engine.focusedKey, let cell = engine.cells.first(where: { $0.key == key }) else {
      return textsInView(of: engine)
    }
    visible = []
    var parts = [engine.accessibility(of: cell.id).map(Self.description) ?? ""]
    if let control = engine.focusedControlDescription { parts.insert(control, at: 0) }
    let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    defer { focus = text }
    return text.isEmpty || text == focus ? [] : [text]
  }

  /// Returns the texts of the items that have come into view.
  private mutating func textsInView(of engine: Engine) -> [String] {
    focus = ""
    var seen: Set<ItemKey> = []
    var lines: [String] = []
    for id in engine.accessibilityOrder {
      guard let cell = engine.cells.first(where: { $0.id == id }),
        cell.presentation.frame.overlaps(engine.viewport)
      else { continue }
      seen.insert(cell.key)
      if visible.contains(cell.key) { continue }
      if let label = engine.accessibility(of: id)?.label, !label.isEmpty { lines.append(label) }
    }
    visible = seen
    return lines
  }

  /// Returns what a screen reader says about an element: its words first, because the user may go on after them.
  static func description(_ element: AccessibilityElement) -> String {
    var words = [element.label, element.value ?? ""].filter { !$0.isEmpty }
    if element.isSelected == true { words.append("selected") }
    if let isExpanded = element.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if let level = element.level, level > 1 { words.append("level \(level)") }
    if let index = element.index, let count = element.count { words.append("\(index + 1) of \(count)") }
    return words.joined(separator: ", ")
  }
}
