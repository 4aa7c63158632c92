import CGTK
import CTesseraGTK
import Foundation
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  /// A whole program, as a screen reader finds it over AT-SPI.
  @MainActor
  struct AccessibilityBusTests {
    /// Runs a test with a program that shows an example.
    private func look(at example: String, _ body: @MainActor (Scene) async throws -> Void) async throws {
      let scene = try await Scene(example)
      do {
        try await body(scene)
      } catch {
        scene.end()
        throw error
      }
      scene.end()
    }

    @Test("A list has items with names, states and actions")
    func aListHasItemsWithNamesAndStates() async throws {
      try await look(at: "list") { scene in
        let anna = ["list item, selectable: Anna", "label: Anna"]
        let rest = ["list item, selectable: Ben", "label: Ben", "list item, selectable: four"]
        #expect(
          scene.lines == ["list, focused: Example", "heading: People", "label: People"] + anna
            + rest)
        #expect(scene.collection.last?.hint == "A number")
        let item = try #require(scene.object("Anna"))
        #expect(Set(item.actions) == ["cell.activate", "cell.select", "cell.menu"])
        #expect(scene.bus.perform("cell.activate", on: item))
        try await wait("the tap") { scene.program.text.contains("tap Anna\n") }
        try await wait("the selection") { scene.object("Anna")?.is(.selected) == true }
        #expect(scene.bus.perform("cell.select", on: item))
        try await wait("no selection") { scene.object("Anna")?.is(.selected) == false }
        #expect(!scene.bus.perform("cell.expand", on: item))
        // GTK 4.8 forwards nothing else to screen readers. Once it does, the documentation must say so.
        if gtk_get_minor_version() == 8 {
          #expect(item.attributes == "toolkit=GTK," && !scene.bus.focus(item))
        }
      }
    }

    @Test("A grid has cells")
    func aGridHasCells() async throws {
      try await look(at: "grid") { scene in
        #expect(
          scene.lines.filter { !$0.hasPrefix("label") }
            == ["table, focused: Example"] + (0..<7).map { "table cell, selectable: \($0)" })
      }
    }

    @Test("A tree can be expanded and collapsed")
    func aTreeCanBeExpandedAndCollapsed() async throws {
      try await look(at: "tree") { scene in
        @MainActor func items() -> [String] { scene.lines.filter { $0.hasPrefix("tree") } }
        let tree = "tree, focused: Example"
        let trash = "tree item, selectable: trash"
        let closed = [tree, "tree item, selectable, expandable: home", trash]
        #expect(items() == closed)
        #expect(scene.bus.perform("cell.expand", on: try #require(scene.object("home"))))
        try await wait("what is inside") {
          items() == [
            tree, "tree item, selectable, expandable, expanded: home", "tree item, selectable: letters",
            "tree item, selectable, expandable: music", trash,
          ]
        }
        #expect(scene.bus.perform("cell.collapse", on: try #require(scene.object("home"))))
        try await wait("the end of that") { items() == closed }
      }
    }

    @Test("A table has cells")
    func aTableHasCellsToo() async throws {
      try await look(at: "table") { scene in
        #expect(
          scene.lines
            == ["table, focused: Example"]
            + ["7", "8", "9", "10"].map { "table cell, selectable: " + $0 })
      }
    }

    @Test("The fields and the other controls of a form have names and roles, and one field has the focus")
    func aFormHasNamedFields() async throws {
      try await look(at: "form") { scene in
        let roles: Set = ["text", "password", "check box", "spin button", "combo box", "push button"]
        let controls = scene.collection.filter { roles.contains($0.roleName) && !$0.name.isEmpty }
        #expect(
          controls.map { "\($0)" }
            == [
              "text, focused: your name", "password: Password", "check box: Subscribe",
              "spin button: Guests", "combo box: Size", "push button: Size", "push button: Save",
            ], "\(scene.lines)")
      }
    }

    @Test("Other content changes the role of the collection")
    func otherContentIsSomethingElse() async throws {
      try await look(at: "list") { scene in
        #expect(scene.collection.first?.roleName == "list")
        for (example, role, item) in [
          ("tree", "tree", "tree item"), ("grid", "table", "table cell"), ("list", "list", "list item"),
        ] {
          scene.program.write(example)
          try await wait("the \(example)") {
            scene.collection.first?.roleName == role && scene.collection.contains { $0.roleName == item }
          }
          #expect(scene.collection.first?.is(.focused) == true)
        }
        #expect(scene.program.isRunning)
      }
    }
  }
}

/// A program that shows an example, and its accessibility bus.
@MainActor
private final class Scene {
  let bus: AccessibilityBus
  let program: ProbeProgram

  init(_ example: String) async throws {
    // A display without connections resets itself, and accepts no connection meanwhile.
    try connectToDisplay()
    let bus = try await AccessibilityBus()
    self.bus = bus
    // Critical warnings of GTK end the program.
    let program = try ProbeProgram(
      try BuiltProgram.path(of: "GTKProbe"), [example],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": "atspi", "G_DEBUG": "fatal-criticals",
      ])
    self.program = program
    try await wait("the first frame") { program.text.contains("shown\n") || !program.isRunning }
    try await wait("the program on the bus") { !self.collection.isEmpty || !program.isRunning }
  }

  func end() {
    program.end()
    bus.close()
  }

  /// The collection and its descendants.
  var collection: ArraySlice<AccessibleObject> {
    let objects = bus.read()
    guard let start = objects.firstIndex(where: { ["list", "tree", "table"].contains($0.roleName) }) else {
      return []
    }
    let end = objects[(start + 1)...].firstIndex { $0.depth <= objects[start].depth } ?? objects.endIndex
    return objects[start..<end]
  }

  var lines: [String] { collection.map { "\($0)" } }

  func object(_ name: String) -> AccessibleObject? {
    collection.first { $0.name == name && $0.roleName != "label" }
  }
}
