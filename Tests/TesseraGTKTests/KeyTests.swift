import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Keys in trees, for selections and for type-ahead.
  @MainActor
  struct KeyTests {
    /// A folder with subfolders.
    private struct Folder: Sendable {
      var name: String
      var inside: [Folder] = []
    }

    private func names(_ names: [String]) -> Content<GTK> {
      Content { Section("names") { ForEach(names, id: { $0 }) { LineCell(text: $0).onTap {} } } }.typeAhead()
    }

    @Test("Arrow keys expand and collapse the items of a tree")
    func arrowsOpenAndCloseTheItemsOfATree() async throws {
      let outline = Outline(
        [Folder(name: "a", inside: [Folder(name: "b"), Folder(name: "c")]), Folder(name: "d")],
        id: { $0.name },
        children: { $0.inside.isEmpty ? nil : $0.inside })
      func content() -> Content<GTK> {
        Content {
          Section("tree") {
            ForEach(outline.rows) { row in LabelCell(text: row.node?.name ?? "").expands(row, in: outline) }
          }
        }
      }
      let window = try await Window(content())
      defer { window.close() }
      outline.onChange = { [weak window] in window?.view.show(content()) }
      try await window.takeKeyboard()
      try await wait("the focus") { window.focusedItem == "a" }
      try await window.press("Right")
      try await wait("what is inside") { window.items == ["a", "b", "c", "d"] }
      #expect(window.focusedItem == "a")
      try await window.press("Right")
      try await wait("the way in") { window.focusedItem == "b" }
      try await window.press("Down", "Left")
      try await wait("the way out") { window.focusedItem == "a" }
      try await window.press("Left")
      try await wait("the end of it") { window.items == ["a", "d"] }
    }

    @Test("Typed letters find items")
    func lettersFindItems() async throws {
      let list = ["Alpha", "Delta", "Documents"] + (0..<200).map { "number \($0)" } + ["Downloads", "Zulu"]
      let window = try await Window(names(list))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("d")
      try await wait("the first one") { window.focusedItem == "Delta" }
      try await window.press("o", "w")
      try await wait("the one that is meant") { window.focusedItem == "Downloads" }
      let frame = try #require(window.frame(of: "Downloads"))
      #expect(frame.minY >= 0 && frame.maxY <= 400)
      #expect(gtk_widget_get_focus_child(window.view.widget) == window.row("Downloads"))
    }

    @Test("Keys change the selection")
    func keysSelect() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .extended
      let window = try await Window(configuration: configuration, names(["a", "b", "c", "d"]))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("Down")
      try await wait("the next one") { window.selectedItems == ["b"] }
      try await window.press("shift+Down")
      try await wait("a range") { window.selectedItems == ["b", "c"] }
      try await window.press("shift+Up")
      try await wait("a smaller one") { window.selectedItems == ["b"] }
      try await window.press("ctrl+Down", "ctrl+Down", "ctrl+space")
      try await wait("one besides") { window.selectedItems == ["b", "d"] }
      try await window.press("ctrl+a")
      try await wait("all") { window.selectedItems == ["a", "b", "c", "d"] }
    }
  }
}

extension WindowTests {
  /// The keys of an app, and the window that lists them.
  @MainActor
  struct KeyListTests {
    private final class Log {
      var lines: [String] = []
    }

    private let log = Log()

    private func content() -> Content<GTK> {
      Content {
        Section("mails") {
          ForEach(["one", "two"], id: { $0 }) { text in
            Text(text).selectable().keys {
              KeyCommand("d", "Delete mail") { log.lines.append("delete \(text)") }
            }
          }
        }
      }
      .keys { KeyCommand("w", "Write mail") { log.lines.append("write") } }
    }

    /// Shows an app with the keyboard, and ends it after a test.
    private func withApp(_ test: (GTKApp) async throws -> Void) async throws {
      try connectToDisplay()
      let app = try GTKApp(title: "keys-\(UInt.random(in: 0...UInt.max))", width: 400, height: 300)
      defer { gtk_window_destroy(app.window.asWindow) }
      app.keys {
        KeyCommand(.control("r"), "Reload") { log.lines.append("reload") }
        KeyCommand("w", "Never") { log.lines.append("never") }
        KeyCommand("j", "Jump") { log.lines.append("jump") }
      }
      app.show(content())
      gtk_window_present(app.window.asWindow)
      try await wait("the first frame") { !app.collection.engine.cells.isEmpty }
      try await run(xdotool: ["search", "--sync", "--name", app.title, "windowfocus", "--sync"])
      try await wait("the keyboard") { gtk_window_is_active(app.window.asWindow) != 0 }
      gtk_widget_grab_focus(app.collection.widget)
      app.collection.engine.focus(on: "one")
      app.collection.setNeedsUpdate()
      try await wait("the focus") { app.collection.engine.focusedKey != nil }
      try await test(app)
    }

    /// Presses keys, and waits for the last of their commands.
    private func press(_ keys: String..., expecting lines: [String]) async throws {
      for key in keys { try await run(xdotool: ["key", key]) }
      try await wait("\(lines)") { log.lines.count >= lines.count }
      #expect(log.lines == lines)
      log.lines = []
    }

    @Test("Commands of the item, of the content and of the app are performed, the innermost first")
    func performed() async throws {
      try await withApp { app in
        try await press(
          "d", "w", "j", "ctrl+r", expecting: ["delete one", "write", "jump", "reload"])
        app.collection.engine.bindCommand("Jump", to: ["k"])
        try await press("k", "k", "j", "ctrl+r", expecting: ["jump", "jump", "reload"])
      }
    }

    @Test("A prompt takes the keys of commands")
    func prompt() async throws {
      try await withApp { app in
        var answer = ""
        app.prompt("row") { answer = $0 ?? "" }
        for key in ["j", "ctrl+r", "w", "Return"] { try await run(xdotool: ["key", key]) }
        try await wait("the answer") { !answer.isEmpty }
        #expect(answer == "jw" && log.lines.isEmpty)
        try await press("j", expecting: ["jump"])
      }
    }

    @Test("F1 and ? list the keys where they have an effect, and Escape closes the list")
    func list() async throws {
      try await withApp { app in
        #expect(
          app.keyGuide.groups.filter { $0.title != "The focused item and the selection" }.map {
            "\($0.title): " + $0.rows.map { "\($0.keys) \($0.title)" }.joined(separator: ", ")
          }
            == [
              "This list: d Delete mail, w Write mail",
              "This program: Ctrl-R Reload, j Jump",
              "Everywhere: F1, ? Show the keys, Ctrl-W, Ctrl-Q Close the window",
            ])
        for key in ["F1", "question"] {
          try await run(xdotool: ["key", key])
          try await wait("the list") { app.keyList?.collection.engine.cells.isEmpty == false }
          let list = try #require(app.keyList)
          #expect(list.collection.engine.itemCount(inSection: 0) == 2)
          try await run(xdotool: [
            "search", "--sync", "--onlyvisible", "--name", "^Keys$", "windowfocus", "--sync",
          ])
          // Keys of the program have no effect behind the list.
          for key in ["j", "Escape"] { try await run(xdotool: ["key", key]) }
          try await wait("the end") { app.keyList == nil }
          try await run(xdotool: ["search", "--name", app.title, "windowfocus", "--sync"])
          try await wait("the keyboard") { gtk_window_is_active(app.window.asWindow) != 0 }
        }
        #expect(log.lines.isEmpty)
      }
    }

    @Test("The list is about the collection with the keyboard focus")
    func sidebar() async throws {
      try await withApp { app in
        let sidebar = CollectionView()
        sidebar.show(
          Content { Section("menu") { Text("menu").selectable() } }
            .keys { KeyCommand("m", "Mark") { log.lines.append("mark") } })
        app.sidebar = sidebar
        try await wait("the menu") { !sidebar.engine.cells.isEmpty }
        #expect(app.keyGuide.groups.first?.rows.first?.title == "Delete mail")
        gtk_widget_grab_focus(sidebar.widget)
        #expect(app.keyGuide.groups.first?.rows.map(\.keys) == ["m"])
        try await press("m", "j", expecting: ["mark", "jump"])
      }
    }
  }
}

extension ItemKey {
  fileprivate var item: ItemID? {
    guard case .item(let id, _) = element else { return nil }
    return id
  }
}

extension Window {
  fileprivate var focusedItem: ItemID? {
    engine.focusedKey?.item.flatMap { gtk_widget_get_focus_child(view.widget) == row($0) ? $0 : nil }
  }

  fileprivate var items: [ItemID] { engine.cells.compactMap { $0.isLeaving ? nil : $0.key.item } }

  fileprivate var selectedItems: [ItemID] {
    engine.cells.compactMap { $0.state.contains(.selected) ? $0.key.item : nil }
  }
}
