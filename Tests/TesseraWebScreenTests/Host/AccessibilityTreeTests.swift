import ChromiumDriver
import Tessera
import TesseraTesting
import Testing

extension BrowserTests {
  /// The tree that Chromium shows to assistive technologies, beside the elements that the engine describes.
  @Suite("Accessibility trees of pages")
  struct AccessibilityTreeTests {
    /// The row of the probe.
    private struct Row: CanvasCell {
      var text: String
      static var sizing: Sizing { .height(40) }
      func draw(in canvas: inout Canvas) { canvas.text(text) }
    }

    /// The kinds of collections, by their numbers in the probe.
    enum Kind: Int, CaseIterable, Sendable {
      case list, listBox, grid, tree, table

      var roles: (collection: String, item: String) {
        switch self {
        case .list: ("list", "listitem")
        case .listBox: ("listbox", "option")
        case .grid: ("grid", "gridcell")
        case .tree: ("tree", "treeitem")
        case .table: ("table", "row")
        }
      }

      /// The content that the probe shows as well.
      fileprivate var content: Content<Headless> {
        Content {
          switch self {
          case .list:
            Section("list") { ForEach(0..<20) { Row(text: "Item \($0)") } }.header { Row(text: "A header") }
          case .listBox:
            Section("box") { ForEach(0..<20) { Row(text: "Option \($0)").selectable() } }
          case .grid:
            Section("grid", layout: .grid(columns: 3)) { ForEach(0..<30) { Row(text: "Tile \($0)") } }
          case .tree:
            Section("tree") {
              ForEach(0..<20) { number in
                Row(text: "Node \(number)")
                  .expansion(
                    CellExpansion(
                      level: number % 4 == 0 ? 0 : 1, isExpandable: number % 4 == 0, isExpanded: true,
                      toggle: {}))
              }
            }
          case .table:
            Section("table") { ForEach(0..<20) { Row(text: "Line \($0)") } }.accessibilityKind(.table)
          }
        }
      }
    }

    @Test(
      "The tree of Chromium has the elements of the engine, in their order, with their states",
      arguments: Kind.allCases)
    @MainActor
    func tree(kind: Kind) async throws {
      let configuration = EngineConfiguration(
        overscan: 400, selectionMode: kind == .listBox ? .multiple : .none)
      let collection = HeadlessCollection(
        size: Size(width: 800, height: 600), configuration: configuration, content: kind.content)
      let engine = collection.engine
      let elements = engine.accessibilityOrder.compactMap { engine.accessibility(of: $0) }
      try #require(elements.count >= 18)
      let expected = elements.map { Self.line($0, kind) }
      try await ProbePage.open { probe in
        try await probe.call("show_kind", Double(kind.rawValue))
        try await probe.page.wait(
          until: "document.getElementById('list').role === '\(kind.roles.collection)'")
        try await probe.page.wait(
          until: "document.querySelectorAll('.tessera-cell[role=\(kind.roles.item)]').length >= 18")
        try await probe.page.wait(until: "cells().some(cell => cell[0] === '\(elements[1].label)')")
        try await probe.page.waitForFrame()
        if kind == .grid {
          try await probe.page.wait(
            until: "document.querySelectorAll('.tessera-layer > [role=row]').length === 10")
        }
        let root = try #require(try await probe.page.accessibilityTree().all(kind.roles.collection).first)
        #expect(root.name == "Rows")
        var found = Self.elements(in: root)
        if kind == .grid {
          // The cells are in rows of three.
          #expect(found.map(\.role) == Array(repeating: "row", count: 10))
          #expect(found.allSatisfy { $0.children.count == 3 })
          found = found.flatMap { Self.elements(in: $0) }
        }
        #expect(found.map(Self.line) == expected)
        let attributes = try await probe.page.evaluate(Self.places)
        #expect(attributes.array.map { $0.string ?? "" } == elements.map(Self.place))
      }
    }

    @Test("Pinned headers are read before the rows of their sections")
    func pinned() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_pinned")
        try await page.wait(until: "document.getElementById('list').hasAttribute('aria-owns')")
        let root = try #require(try await page.accessibilityTree().all("list").first)
        let names = Self.elements(in: root).map {
          $0.name.isEmpty ? $0.all("StaticText").map(\.name).joined() : $0.name
        }
        #expect(names == ["A", "A0", "A1", "A2", "B", "B0", "B1", "B2"])
        try await probe.call("show_rows", 0, 5)
        try await page.wait(until: "!document.getElementById('list').hasAttribute('aria-owns')")
      }
    }

    @Test("What is loading is a busy live region, and what takes its place is announced by the same one")
    func loading() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_kind", 5)
        try await probe.page.wait(until: "document.querySelector('[aria-busy=true][aria-live=polite]')")
        let tree = try await probe.page.accessibilityTree()
        let region = try #require(
          tree.all.first { $0.properties["live"] == "polite" && $0.properties["root"] == nil })
        #expect(["1", "true"].contains(region.properties["busy"]))
        try await probe.call("show_kind", 6)
        try await probe.page.wait(
          until:
            "document.querySelector('[aria-live=polite]:not([aria-busy])')?.textContent === 'All is loaded'")
      }
    }

    /// One line for an element of the engine.
    private static func line(_ element: AccessibilityElement, _ kind: Kind) -> String {
      let role =
        switch element.role {
        case .header, .heading: "heading"
        default: kind.roles.item
        }
      return [
        role, element.label, element.isSelected == true ? "selected" : "",
        element.isExpanded.map { "\($0)" } ?? "",
      ]
      .joined(separator: "|")
    }

    /// The elements of a collection; the nodes around them have no role.
    private static func elements(in node: AccessibleNode) -> [AccessibleNode] {
      node.children.flatMap { $0.role == "generic" ? elements(in: $0) : [$0] }
    }

    /// One line for a node of Chromium.
    private static func line(_ node: AccessibleNode) -> String {
      let name = node.name.isEmpty ? node.all("StaticText").map(\.name).joined() : node.name
      // Chromium calls the items of a tree not selected if nothing is said about that.
      let selected = node.properties["selected"] == "true" ? "selected" : ""
      return [node.role, name, selected, node.properties["expanded"] ?? ""].joined(separator: "|")
    }

    /// The places of the elements: index, count, level, row and column; and whether they are selected.
    private static let places = """
      [...document.querySelectorAll('.tessera-layer > .tessera-cell')].filter((cell) => cell.style.display !== 'none')
        .map((cell) => ['posinset', 'setsize', 'level', 'rowindex', 'colindex', 'selected']
          .map((name) => cell.getAttribute(`aria-${name}`) ?? '').join('|'))
      """

    private static func place(_ element: AccessibilityElement) -> String {
      let level = element.level ?? (element.role == .header || element.role == .heading ? 2 : nil)
      let numbers = [
        element.index.map { $0 + 1 }, element.count, level, element.position.map { $0.row + 1 },
        element.position.map { $0.column + 1 },
      ].map { $0.map { "\($0)" } ?? "" }
      return (numbers + [element.isSelected.map { "\($0)" } ?? ""]).joined(separator: "|")
    }
  }
}
