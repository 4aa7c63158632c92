import Foundation
import TesseraTerminal

/// A row of the list: the number of a line, and its text in the color of its level.
struct LineCell: CanvasCell {
  var number: Int
  var text: String

  private static let width = 10 * TextMetrics.characterWidth

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let number = Rect(
      x: 0, y: 0, width: Self.width - TextMetrics.characterWidth, height: TextMetrics.lineHeight)
    canvas.text("\(self.number)", in: number, TextStyle(color: .secondary, alignment: .trailing))
    canvas.text(
      text, in: canvas.bounds.inset(by: Insets(left: Self.width)), TextStyle(color: color, lineLimit: 1))
  }

  private var color: Color {
    let start = text.prefix(200).lowercased()
    if ["error", "fatal", "critical"].contains(where: start.contains) { return .negative }
    return start.contains("warn") ? .warning : .primary
  }
}

/// The screen: the lines of a file, and the one with the focus in full.
@MainActor
final class Explorer {
  private let app = TerminalApp()
  private let file: LineFile
  private let list: CollectionPane
  private let detail = CollectionPane(title: "Line")
  private var searched = ""
  private var filter = ""
  /// The numbers of the lines with the filter; `nil` for all lines.
  private var matches: [Int]?
  /// The next line that the filter examines.
  private var filteredCount = 0
  private var isFollowing = false
  private var message = ""
  /// The task that filters or finds.
  private var work: Task<Void, Never>?
  private var isWorking = false

  init(_ file: LineFile) {
    self.file = file
    list = CollectionPane(app.collection)
    list.collection.hasScrollBar = true
    list.onFocusChange = { [weak self] in self?.showDetail(of: $0) }
    app.panes = SplitPane(
      .horizontal, [list.length(.share(0.6), minimum: 30), detail.length(.share(0.4), minimum: 20)])
    app.hint = "/ find  & filter  F follow  ? keys  q quit"
    // The commands that every app has go through the rows; these read the file.
    [TerminalCommand.find, .findNext, .findPrevious, .filter].forEach { app.keyMap[$0] = [] }
    app.keys {
      KeyCommand("/", "Find") { [unowned self] in askForText() }
      KeyCommand("n", "Next") { [unowned self] in find(isForward: true) }
      KeyCommand("N", "Previous") { [unowned self] in find(isForward: false) }
      KeyCommand("&", "Filter") { [unowned self] in askForFilter() }
      KeyCommand("F", "Follow") { [unowned self] in toggleFollowing() }
    }
    show()
    go(to: 0)
    Task { await read() }
  }

  func run() -> Never { app.run() }

  private func show() {
    let file = file
    app.show(
      Content {
        Section("lines") {
          if let matches {
            ForEach(matches, id: \.self) { LineCell(number: $0 + 1, text: file[$0]).selectable() }
          } else {
            ForEach(0..<file.count) { LineCell(number: $0 + 1, text: file[$0]).selectable() }
          }
        }
        .empty { Text("No lines.") }
      })
    showStatus()
  }

  private func showStatus() {
    var parts = [(file.path as NSString).lastPathComponent, "\(file.count) lines"]
    if file.progress < 1 { parts.append("\(Int(file.progress * 100)) % read") }
    if let matches { parts.append("\(matches.count) with '\(filter)'") }
    if isFollowing { parts.append("following") }
    if !message.isEmpty { parts.append(message) }
    app.status = parts.joined(separator: "  ")
  }

  /// Reads the file to its end, and what is appended later.
  private func read() async {
    while true {
      let (generation, completeLines) = (file.generation, file.index.completeLines)
      guard await file.readMore() else {
        try? await Task.sleep(for: .milliseconds(250))
        continue
      }
      if file.generation != generation {
        // The matches are numbers of lines that are gone.
        work?.cancel()
        (matches, filter, message, isWorking) = (nil, "", "", false)
      }
      // The last line may have become longer.
      filteredCount = min(filteredCount, completeLines)
      show()
      showDetail(of: list.collection.engine.focusedKey)
      if isFollowing { go(to: file.count - 1) }
      continueFilter()
    }
  }

  private func go(to line: Int) {
    guard line >= 0 else { return }
    let engine = list.collection.engine
    engine.focus(on: ItemID(line))
    engine.scroll(to: ItemID(line), at: .nearest)
    app.setNeedsFrame()
  }

  private func line(of key: ItemKey?) -> Int? {
    guard case .item(let id, _) = key?.element else { return nil }
    return id.value(as: Int.self)
  }

  private func showDetail(of key: ItemKey?) {
    guard let line = line(of: key) else { return }
    detail.title = line < file.count ? "Line \(line + 1)" : "Line"
    let lines = JSONText(file[line]).lines
    detail.show(Content { Section(line) { ForEach(lines) { JSONRow(line: $0) } } })
  }

  private func askForText() {
    app.prompt("Find: ", text: searched) { [weak self] answer in
      guard let self, let answer else { return }
      searched = answer
      find(isForward: true)
    }
  }

  private func find(isForward: Bool) {
    guard !searched.isEmpty else { return }
    begin { [self] in
      let start = line(of: list.collection.engine.focusedKey) ?? -1
      let found = await file.find(searched, from: start, isForward: isForward)
      guard !Task.isCancelled else { return }
      message = found == nil ? "'\(searched)' not found" : ""
      guard let found else { return }
      if let matches, !matches.contains(found) { (self.matches, filter) = (nil, "") }
      show()
      go(to: found)
    }
  }

  private func askForFilter() {
    app.prompt("Lines with: ", text: filter) { [weak self] answer in
      guard let self, let answer else { return }
      (filter, matches, message) = (answer, answer.isEmpty ? nil : [], "")
      filteredCount = 0
      show()
      if !answer.isEmpty { begin { [self] in await runFilter() } }
    }
  }

  /// Finds the lines with the filter among those that are known.
  private func runFilter() async {
    while !Task.isCancelled, filteredCount < file.count {
      var line = filteredCount
      let found = await file.lines(with: filter, line: &line)
      guard !Task.isCancelled, let known = matches else { return }
      filteredCount = line
      matches = known + found.filter { $0 > known.last ?? -1 }
      show()
    }
  }

  /// Filters the lines that were read after the filter had ended.
  private func continueFilter() {
    guard !isWorking, matches != nil, filteredCount < file.count else { return }
    begin(message) { [self] in await runFilter() }
  }

  private func toggleFollowing() {
    isFollowing.toggle()
    if isFollowing { (matches, filter) = (nil, "") }
    show()
    if isFollowing { go(to: file.count - 1) }
  }

  /// Begins to search, in place of the search before.
  private func begin(
    _ message: String = "searching …", _ search: @escaping @MainActor () async -> Void
  ) {
    work?.cancel()
    (self.message, isWorking) = (message, true)
    showStatus()
    work = Task {
      await search()
      if Task.isCancelled { return }
      isWorking = false
      if self.message == "searching …" { self.message = "" }
      showStatus()
      continueFilter()
    }
  }
}
