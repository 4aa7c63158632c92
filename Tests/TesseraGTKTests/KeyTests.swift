import CTesseraGTK
import Testing

import TesseraGTK

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
