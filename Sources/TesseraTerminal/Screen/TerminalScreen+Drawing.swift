import Tessera

extension TerminalScreen {
  /// Draws a frame. Returns the bytes for the terminal.
  func frame(at time: Double?) -> [UInt8] {
    for pane in root.visibleLeaves { pane.reportFocus(at: time) }
    root.draw(on: &surface, at: time, active: active)
    for layer in layers { layer.draw(on: &surface, at: time) }
    surface.cursor = layers.last.map(\.caret) ?? collection.caret
    drawStatus()
    return surface.encode()
  }

  /// The time of the next frame, in seconds; `nil` if nothing moves.
  var nextFrameTime: Double? {
    (layers.map(\.nextFrameTime) + root.visibleLeaves.map(\.collection.nextFrameTime)).compactMap { $0 }.min()
  }

  private func drawStatus() {
    let row = surface.rows - 1
    guard row >= 0 else { return }
    let columns = 0..<surface.columns
    surface.fill(columns, row: row, color: .surface)
    let tooltip = layers.isEmpty ? collection.engine.tooltipOfFocus?.text : nil
    var place = showsPlace && layers.isEmpty ? collection.placeDescription : ""
    // Half of the line at least is for the other texts.
    if place.columnWidth + 2 > surface.columns / 2 { place = "" }
    let free = place.isEmpty ? surface.columns : surface.columns - place.columnWidth - 2
    let line = StatusLine(
      currentStatus, hint: layers.last?.hint ?? hint, tooltip: tooltip, columns: free)
    let end = free - line.hint.columnWidth - 1
    surface.write(place[...], column: free + 1, row: row, clip: columns, style: GridStyle(isBold: true))
    surface.write(line.status, column: 1, row: row, clip: columns, style: GridStyle(isBold: true))
    surface.write(line.hint, column: end, row: row, clip: columns, style: GridStyle(foreground: .secondary))
  }

  /// The text of the last line for a screen reader: that of the prompt, or else the status and the hint.
  var spokenStatus: String {
    let parts = [currentStatus, layers.isEmpty ? collection.engine.tooltipOfFocus?.text ?? "" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var currentStatus: String {
    if let text = layers.last?.status ?? notice { return text }
    let search = collection.searchSummary
    if search.isEmpty { return status }
    return status.isEmpty ? search : "\(status)  \(search)"
  }

  /// The hint that the app has set, or the commands that are bound, and how to find the others.
  var hint: String {
    if let ownHint { return ownHint }
    var taken = Set<KeyStroke>()
    var parts = (collection.engine.keyCommands + boundCommands).compactMap { command in
      let strokes = command.strokes.filter { taken.insert($0).inserted }
      return strokes.first.map { "\($0) \(command.title)" }
    }
    if let help = keyMap[.help].first { parts.append("\(help) keys") }
    if let quit = keyMap[.quit].first { parts.append("\(quit) \(canGoBack ? "back" : "quit")") }
    return parts.joined(separator: "  ")
  }
}
