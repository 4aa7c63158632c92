import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Widgets of an app's own cells as parts of components.
  @MainActor
  struct NativePartTests {
    /// Returns the names of the classes of the widgets in an item's row.
    private func classes(_ id: ItemID, in window: Window) -> [String] {
      window.controls(id).map { String(cString: g_type_name_from_instance($0.instance)) }
    }

    @Test("A widget has its place among the parts, as high as its cell declares")
    func place() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            HStack {
              Button("before") {}
              EntryCell(number: 1)
              Button("after") {}
            }
            .id("row")
          }
        })
      defer { window.close() }
      #expect(classes("row", in: window) == ["GtkButton", "GtkEntry", "GtkButton"])
      let frames = try window.controls("row").map { try #require(window.bounds(of: $0)) }
      #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
      #expect(frames[1].height == 40)
      // The cell fills the width that the buttons leave.
      #expect(frames[2].maxX == window.engine.viewport.width - 12)
    }

    @Test("A measured widget makes its row as high as it needs, and follows changes of its cell")
    func measuring() async throws {
      let form = try await ComponentForm { state, _ in
        Content {
          Section("rows") {
            VStack {
              Text("title")
              ParagraphCell(text: state.name)
            }
            .id("row")
          }
        }
      }
      defer { form.close() }
      let widget = try #require(form.window.controls("row").first)
      let low = try #require(form.window.frame(of: "row")).height
      form.state.name = String(repeating: "many words that wrap ", count: 40)
      try await form.update()
      #expect(try #require(form.window.frame(of: "row")).height > low + 60)
      #expect(form.window.controls("row") == [widget])
    }

    @Test("Events go to the handler that was declared last, and are no taps on the row")
    func events() async throws {
      let form = try await ComponentForm { state, update in
        let name = state.name
        return Content {
          Section("rows") {
            HStack {
              Text("text")
              ButtonCell(text: "Go").onEvent { _ in
                state.log.append("pressed \(name)")
                state.name = "again"
                update()
              }
            }
            .id("row").onTap { state.log.append("tap") }
          }
        }
      }
      defer { form.close() }
      try await form.window.click("row", 0)
      try await wait("the first press") { form.state.log == ["pressed "] }
      try await form.window.settle()
      try await form.window.click("row", 0)
      try await wait("the second press") { form.state.log == ["pressed ", "pressed again"] }
    }

    @Test("A widget of another type takes the place of the one before; a disabled part is insensitive")
    func otherTypes() async throws {
      let form = try await ComponentForm { state, _ in
        Content {
          Section("rows") {
            HStack {
              if state.isSubscribed { EntryCell(number: 1) } else { ButtonCell(text: "Go") }
              NativePart(ButtonCell(text: "Off")).disabled()
            }
            .id("row")
          }
        }
      }
      defer { form.close() }
      #expect(classes("row", in: form.window) == ["GtkButton", "GtkButton"])
      #expect(form.window.controls("row").map { gtk_widget_get_sensitive($0) } == [1, 0])
      form.state.isSubscribed = true
      try await form.update()
      #expect(classes("row", in: form.window) == ["GtkEntry", "GtkButton"])
    }

    @Test("Rows that scroll past use the widgets of others again")
    func reuse() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<500) { number in
              HStack {
                Text("\(number)")
                EntryCell(number: number)
              }
            }
          }
        })
      defer { window.close() }
      let count = window.view.stage.stores.count
      for step in 1...20 {
        window.engine.scroll(to: Point(x: 0, y: Double(step) * 200))
        try await window.settle()
      }
      #expect(window.view.stage.stores.count <= count + 4)
      let canvases = window.engine.cells.compactMap { window.view.stage.view(for: $0.id) as? CanvasView }
      #expect(!canvases.isEmpty && canvases.allSatisfy { $0.cell.children.count == 1 })
    }
  }
}
