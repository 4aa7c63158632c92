import Tessera
import TesseraComponents
import TestCells
import Testing

@testable import TesseraTerminal

/// Panes beside, below and in front of each other, and the focus among them.
@MainActor
@Suite("Panes of a screen")
struct PaneTests {
  private let list = CollectionPane(title: "Mails") {
    Section("rows") { ForEach(["one", "two", "three"], id: { $0 }) { Line($0).selectable() } }
  }
  private let detail = CollectionPane(title: "Mail")

  private func harness(_ root: TerminalPane, columns: Int = 41, rows: Int = 9) -> ScreenHarness {
    let harness = ScreenHarness(Content {}, columns: columns, rows: rows)
    harness.screen.root = root
    harness.draw()
    return harness
  }

  private func split(_ axis: Axis = .horizontal) -> SplitPane { SplitPane(axis, [list, detail]) }

  /// Presses, drags or releases the left button.
  private func mouse(_ button: Int, _ column: Int, _ row: Int, isRelease: Bool = false) -> String {
    "\u{1B}[<\(button);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")"
  }

  @Test("Two panes share the columns, with a line between them")
  func shares() {
    let harness = harness(split())
    #expect(list.area.columns == 0..<20 && detail.area.columns == 21..<41)
    #expect(harness.lines[0] == " Mails".padded(to: 20) + "│ Mail")
    #expect(harness.lines[1] == "one".padded(to: 20) + "│")
    #expect(harness.lines[7] == "".padded(to: 20) + "│")
    harness.screen.resize(columns: 11, rows: 5)
    #expect(list.area.columns == 0..<5 && detail.area.columns == 6..<11)
  }

  @Test("Fixed lengths come first, and shares divide the rest in their proportion")
  func lengths() {
    let panes = (0..<3).map { _ in CollectionPane() }
    panes[0].length(.fixed(3))
    panes[2].length(.share(3))
    let harness = harness(SplitPane(.vertical, panes, hasDividers: false), rows: 12)
    #expect(panes.map(\.area.rows) == [0..<3, 3..<5, 5..<11])
    panes[1].length(.share(2), minimum: 5)
    #expect(panes.map(\.area.rows) == [0..<3, 3..<8, 8..<11])
    harness.screen.resize(columns: 41, rows: 7)
    // Not all of them fit: only the one with the focus is shown.
    #expect(panes.map(\.area.isEmpty) == [false, true, true])
    harness.type("\t")
    #expect(panes.map(\.area.isEmpty) == [true, false, true])
  }

  @Test("For all sizes and lengths, the panes and lines cover the area and do not overlap")
  func covers() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let panes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        CollectionPane().length(
          Bool.random(using: &random)
            ? .fixed(.random(in: 0...9, using: &random)) : .share(.random(in: 0.1...3, using: &random)),
          minimum: .random(in: 0...4, using: &random))
      }
      panes[0].length(.share(1))
      let hasDividers = Bool.random(using: &random)
      let root = SplitPane(.horizontal, panes, hasDividers: hasDividers)
      let width = Int.random(in: 1...60, using: &random)
      root.place(in: GridRect(columns: 3..<3 + width, rows: 0..<2), active: panes[0])
      let shown = panes.filter { !$0.area.isEmpty }
      let gaps = hasDividers ? max(0, shown.count - 1) : 0
      #expect(shown.first?.area.columns.lowerBound == 3 && shown.last?.area.columns.upperBound == 3 + width)
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(next.area.columns.lowerBound == one.area.columns.upperBound + (hasDividers ? 1 : 0))
      }
      #expect(shown.reduce(0) { $0 + $1.area.columns.count } + gaps == width)
    }
  }

  @Test("Tab, Shift-Tab and F6 give the focus to another pane, and a click to the one under the pointer")
  func focus() {
    detail.show(rows(["alpha", "beta"]))
    let harness = harness(split())
    harness.type("\u{1B}[B\u{1B}[B")
    #expect(harness.screen.active === list && harness.focused == "two")
    harness.type("\t")
    #expect(harness.screen.active === detail && harness.focused == "alpha")
    harness.type("j\u{1B}[Z")
    #expect(harness.screen.active === list && harness.focused == "two")
    harness.type("\u{1B}[17~")
    #expect(harness.screen.active === detail && harness.focused == "beta")
    harness.type(mouse(0, 2, 1) + mouse(0, 2, 1, isRelease: true))
    #expect(harness.screen.active === list && harness.focused == "one")
    // The wheel scrolls the pane under the pointer, and leaves the focus alone.
    detail.show(rows((0..<50).map { "line \($0)" }))
    harness.draw()
    harness.type("\u{1B}[<65;30;3M")
    #expect(harness.screen.active === list && harness.lines[1].hasSuffix("│line 3"))
  }

  @Test("The item that would have the keys looks selected in a pane without the focus")
  func dimmed() {
    detail.show(rows(["alpha"]))
    let list = CollectionPane { Section("rows") { ForEach(["one"], id: { $0 }) { Text($0).selectable() } } }
    let harness = harness(SplitPane(.horizontal, [list, detail]))
    func background(_ column: Int, _ row: Int) -> Color? {
      let surface = harness.screen.surface
      return surface.styles[surface.back.cells[row * surface.columns + column].style].style.background
    }
    harness.type("\u{1B}[B")
    #expect(background(0, 0) == .focus)
    harness.type("\t")
    #expect(background(0, 0) == .selection)
  }

  @Test("A handler learns the focused item, and content that it shows appears in the same frame")
  func detailOfFocus() {
    var keys: [String] = []
    list.onFocusChange = { [detail] key in
      keys.append(key?.element.description ?? "-")
      detail.show { Text("about \(keys.last ?? "")") }
    }
    let harness = harness(split())
    #expect(keys.isEmpty)
    harness.type("j")
    #expect(harness.lines[1].hasSuffix("about one"))
    harness.type("jj")
    #expect(keys == ["one", "three"] && harness.lines[1].hasSuffix("about three"))
    list.show(Content {})
    harness.draw()
    #expect(keys == ["one", "three", "-"])
  }

  @Test("A drag of the line changes the shares, down to the smallest lengths")
  func dragged() {
    detail.minimumLength = 4
    let harness = harness(split())
    harness.type(mouse(0, 20, 3) + mouse(32, 10, 3))
    #expect(list.area.columns == 0..<10 && detail.area.columns == 11..<41)
    harness.type(mouse(32, 40, 3))
    #expect(detail.area.columns == 37..<41)
    harness.type(mouse(32, 30, 3) + mouse(0, 30, 3, isRelease: true))
    #expect(list.area.columns == 0..<30)
    // The drag has ended.
    harness.type(mouse(32, 5, 3))
    #expect(list.area.columns == 0..<30)
    harness.screen.resize(columns: 81, rows: 9)
    #expect(list.area.columns == 0..<60)
    list.length(.fixed(12))
    harness.type(mouse(0, 12, 3) + mouse(32, 8, 3) + mouse(0, 8, 3, isRelease: true))
    #expect(list.length == .fixed(8))
  }

  @Test("A stack shows its last pane; Escape and q go back before they end the program")
  func stack() {
    let stack = StackPane(list)
    let harness = harness(
      SplitPane(.vertical, [CollectionPane.bar { Text("bar") }, stack], hasDividers: false))
    #expect(harness.lines[0] == " bar", "\(harness.lines)")
    #expect(harness.screen.active === list)
    harness.type("j")
    detail.show(rows(["letter"]))
    stack.push(detail)
    harness.draw()
    #expect(harness.screen.active === detail && harness.lines[2] == "letter")
    #expect(harness.lastLine.hasSuffix("q back"))
    harness.type("q")
    #expect(harness.screen.active === list && harness.focused == "one" && harness.quitCount == 0)
    stack.push(detail)
    harness.type("\u{1B}")
    #expect(stack.panes.count == 1 && harness.quitCount == 0)
    stack.push(detail)
    harness.type(mouse(128, 3, 3))
    #expect(stack.panes.count == 1)
    harness.type("q")
    #expect(harness.quitCount == 1 && stack.pop() == nil)
  }

  @Test("A sheet takes the keys until Escape, q, a click outside or the app closes it")
  func sheet() {
    let harness = harness(list, columns: 60, rows: 20)
    var dismissals = 0
    let collection = TerminalCollection()
    collection.show(rows(["alpha", "beta"]))
    func open() {
      let size = GridSize(columns: 30, rows: 6)
      harness.screen.present("Choose", collection, size: size) { dismissals += 1 }
      harness.draw()
    }
    for close in ["\u{1B}", "q", mouse(0, 0, 0)] {
      open()
      #expect(
        harness.lines.contains { $0.contains("╭─ Choose ─") }
          && harness.lines.contains { $0.contains("│ beta") })
      harness.type("j")
      #expect(collection.engine.focusedKey?.element.description != nil && harness.focused == "-")
      harness.type(close)
      #expect(!harness.lines.contains { $0.contains("Choose") })
    }
    open()
    harness.screen.dismiss()
    harness.screen.dismiss()
    #expect(dismissals == 4 && harness.quitCount == 0)
  }

  @Test("The app asks for a line of text; Return accepts it, and Escape does not")
  func prompt() {
    let harness = harness(list)
    var (inputs, answers): ([String], [String?]) = ([], [])
    func ask() {
      harness.screen.prompt(
        "Go to: ", text: "1", onInput: { inputs.append($0) }, onEnd: { answers.append($0) })
      harness.draw()
    }
    ask()
    #expect(harness.lastLine.hasPrefix(" Go to: 1"))
    harness.type("2\r")
    ask()
    harness.type("3\u{1B}")
    #expect(inputs == ["12", "13"] && answers == ["12", nil])
    #expect(!harness.lastLine.contains("Go to"))
  }

  @Test("A prompt that other panes replace ends without an answer")
  func replacedPrompt() {
    let harness = harness(list)
    var answers: [String?] = []
    harness.screen.prompt("Name: ", text: "", onInput: { _ in }, onEnd: { answers.append($0) })
    harness.screen.prompt("Age: ", text: "", onInput: { _ in }) { answer in
      answers.append(answer)
      harness.screen.root = self.list
    }
    harness.screen.root = split()
    #expect(answers == [nil, nil] && harness.screen.layers.isEmpty && harness.screen.root === list)
    harness.screen.collection.show(rows(["one", "two"]))
    harness.type("&one")
    harness.screen.root = split()
    #expect(list.collection.filter.isEmpty)
  }

  @Test("A pane that is removed has no area, and its search has ended")
  func removedPanes() {
    detail.show(rows(["alpha", "beta"]))
    let stack = StackPane(list)
    let (bar, other) = (CollectionPane(), CollectionPane())
    let split = SplitPane(.vertical, [stack, bar])
    let harness = harness(split)
    stack.push(detail)
    harness.draw()
    detail.collection.find("bet")
    #expect(!detail.area.isEmpty && !bar.area.isEmpty)
    stack.pop()
    #expect(detail.area.isEmpty && detail.collection.findText.isEmpty && detail.collection.onWake == nil)
    list.collection.find("tw")
    split.panes = [other, stack]
    #expect(bar.area.isEmpty && bar.collection.onWake == nil && !other.area.isEmpty)
    #expect(!list.area.isEmpty && list.collection.findText == "tw" && list.collection.onWake != nil)
    harness.screen.root = detail
    #expect(list.area.isEmpty && other.area.isEmpty && !detail.area.isEmpty)
    #expect(list.collection.findText.isEmpty)
  }

  @Test("Searches, commands and the list of keys are those of the pane with the focus")
  func activeCommands() {
    detail.show(rows(["alpha", "beta"]).keys { KeyCommand("x", "Archive") {} })
    let harness = harness(split(), columns: 81, rows: 40)
    #expect(!harness.lastLine.contains("Archive"))
    harness.type("\t/bet\r")
    #expect(harness.lastLine.contains("x Archive") && harness.focused == "beta")
    harness.type("?")
    #expect(harness.lines.contains { $0.contains("Tab, F6") && $0.contains("Go to the next pane") })
    harness.type("\u{1B}")
    harness.type("\t")
    #expect(!harness.lastLine.contains("Archive"))
    harness.screen.root = list
    harness.type("?")
    #expect(!harness.lines.contains { $0.contains("pane") })
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: count - self.count)
  }
}
