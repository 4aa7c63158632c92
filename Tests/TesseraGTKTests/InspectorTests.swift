import CGTK
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
      try await wait("the update") {
        let y = app.collection.engine.viewport.origin.y
        return y > 0 && inspector.inspector.frames.last?.viewport.origin.y == y
          && engine.itemCount(inSection: 2) > 0
      }

      // The update after the scroll may come later, and change the number of cells.
      var isOutlined: Bool {
        app.collection.engine.cells.contains { $0.key.element == .decoration("outlines") }
      }
      #expect(!isOutlined)
      inspector.inspector.outlinesCells = true
      try await wait("the outlines") { isOutlined }
      gtk_window_close(try #require(inspector.window).asWindow)
      try await wait("the end") { isClosed && !isOutlined }
      #expect(app.collection.stage.tracer == nil)
    }
  }
}
