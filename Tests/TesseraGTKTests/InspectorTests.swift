import CTesseraGTK
import TesseraGTKInspector
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The inspector in a window of its own.
  @MainActor
  struct InspectorTests {
    @Test("The inspector lists the rows in view, outlines them, and ends with its window")
    func window() async throws {
      let app = try GTKApp(title: "inspected", width: 400, height: 300)
      defer { gtk_window_destroy(app.window.asWindow) }
      app.show(Content { Section("rows") { ForEach(0..<500) { Text("row \($0)") } } })
      gtk_window_present(app.window.asWindow)
      try await wait("the first frame") { !app.collection.engine.cells.isEmpty }

      let inspector = GTKInspector(app.collection)
      var isClosed = false
      inspector.onClose = { isClosed = true }
      inspector.show()
      let engine = inspector.collection.engine
      try await wait("its rows") { engine.sectionKey(at: 1) != nil && engine.itemCount(inSection: 1) > 5 }
      #expect(engine.sectionKey(at: 1)?.id == "declared")

      app.collection.engine.scroll(by: Point(x: 0, y: 400))
      app.collection.setNeedsUpdate()
      try await wait("the update") { engine.itemCount(inSection: 2) > 0 }
      #expect(inspector.inspector.frames.last?.viewport.origin.y == app.collection.engine.viewport.origin.y)

      let count = app.collection.engine.cells.count
      inspector.inspector.outlinesCells = true
      try await wait("the outlines") { app.collection.engine.cells.count == count + 1 }
      gtk_window_close(try #require(inspector.window).asWindow)
      try await wait("the end") { isClosed && app.collection.engine.cells.count == count }
      #expect(app.collection.stage.tracer == nil)
    }
  }
}
