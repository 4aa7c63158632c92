import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The line with the hint below the collection.
  @MainActor
  struct HintTests {
    private func height(of widget: Widget) -> Int32 { gtk_widget_get_height(widget) }

    @Test("A hint is below the collection until it is empty")
    func itStandsBelowTheCollectionUntilItIsEmpty() async throws {
      let app = try GTKApp(title: "hint", width: 400, height: 300)
      defer { gtk_window_destroy(app.window.asWindow) }
      app.hint = ""
      #expect(app.hint.isEmpty && app.hintLine == nil)
      app.show(Content { Section("rows") { ForEach(0..<50) { LabelCell(text: "row \($0)") } } })
      gtk_window_present(app.window.asWindow)
      try await wait("the first frame") { height(of: app.collection.widget) > 0 }
      let whole = height(of: app.collection.widget)

      app.hint = "n new  " + String(repeating: "and much more ", count: 40)
      let line = try #require(app.hintLine)
      try await wait("the line") { height(of: line) > 0 && height(of: app.collection.widget) < whole }
      #expect(
        whole - height(of: app.collection.widget) == height(of: line) + 8, "with four points above and below")
      #expect(gtk_widget_has_css_class(line, "dim-label") == 0, "dimmed, it would have too little contrast")
      var least = GtkRequisition()
      gtk_widget_get_preferred_size(line, &least, nil)
      #expect(least.width < 200, "a long one is shortened, and the window may be narrow")

      app.hint = ""
      #expect(app.hint.isEmpty)
      try await wait("the whole height") { height(of: app.collection.widget) == whole }
      app.hint = "s shuffles"
      #expect(app.hint == "s shuffles" && app.hintLine == line)
    }

    @Test("Changing a closed window does no harm")
    func whatIsSaidAfterTheWindowWasClosedDoesNoHarm() async throws {
      let app = try GTKApp(title: "closed", width: 400, height: 300)
      app.hint = "s shuffles"
      app.prompt("row") { _ in }
      app.show(Content { Section("rows") { ForEach(0..<50) { LabelCell(text: "row \($0)") } } })
      gtk_window_present(app.window.asWindow)
      try await wait("the first frame") { height(of: app.collection.widget) > 0 }
      gtk_window_destroy(app.window.asWindow)
      app.title = "still there"
      app.hint = "n new"
      app.hint = ""
      app.prompt("another row") { _ in }
      app.collection = CollectionView()
      app.sidebar = CollectionView()
      app.sidebar = nil
    }
  }
}
