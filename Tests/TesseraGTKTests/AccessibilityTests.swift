import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// The accessible properties of rows.
  @MainActor
  struct AccessibilityTests {
    /// Returns the difference that a check of GTK has found; `nil` if there is none.
    private func fault(_ message: UnsafeMutablePointer<CChar>?) -> String? {
      defer { g_free(message) }
      return message.map { String(cString: $0) }
    }

    @Test("Rows have roles, labels and positions")
    func rowsSayWhatTheyAreAndWhereTheyStand() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let window = try await Window(
        configuration: configuration,
        Content { Section("rows") { ForEach(0..<1_000) { LineCell(text: "row \($0)") } } })
      defer { window.close() }
      #expect(
        gtk_accessible_get_accessible_role(OpaquePointer(window.view.widget)) == GTK_ACCESSIBLE_ROLE_LIST)
      let row = try #require(window.row(3))
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(row)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      #expect(fault(gtk_testing_check_label(row, "row 3")) == nil)
      #expect(fault(gtk_testing_check_label(row, "row 4")) != nil, "GTK does compare")
      #expect(fault(gtk_testing_check_position(row, 4, 1_000)) == nil)
      #expect(fault(gtk_testing_check_selected(row, 0)) == nil)
      window.engine.focus(on: 3)
      try await window.settle()
      _ = window.engine.press(.character(" "))
      try await window.settle()
      #expect(fault(gtk_testing_check_selected(row, 1)) == nil)
      // A reused row has the properties of its new item.
      try await window.scroll(to: 9_000)
      let other = try #require(window.row(376))
      #expect(fault(gtk_testing_check_label(other, "row 376")) == nil)
      #expect(fault(gtk_testing_check_position(other, 377, 1_000)) == nil)
      #expect(fault(gtk_testing_check_selected(other, 0)) == nil)
    }

    @Test("Only changed properties are set again")
    func onlyWhatHasChangedIsSaidAgain() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let window = try await Window(
        configuration: configuration,
        Content { Section("rows") { ForEach(0..<1_000) { LineCell(text: "row \($0)") } } })
      defer { window.close() }
      let row = try #require(window.row(3))
      gtk_testing_set_label(row, "what GTK has not been told by us")
      window.engine.focus(on: 3)
      try await window.settle()
      _ = window.engine.press(.character(" "))
      try await window.settle()
      #expect(fault(gtk_testing_check_selected(row, 1)) == nil)
      #expect(fault(gtk_testing_check_label(row, "what GTK has not been told by us")) == nil)
    }

    private func isPassedOver(_ id: ItemID, in window: Window) throws -> Bool {
      let row = try #require(window.row(id))
      return gtk_testing_is_hidden(row) != 0
    }

    @Test("A hidden row stays hidden when it is reused or shown again")
    func aRowThatIsPassedOverStaysSoWhenItIsTakenAgainOrShownAgain() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<100) { LineCell(text: "row \($0)") }
            ForEach(100..<1_000) { LineCell(text: "row \($0)").accessibilityHidden() }
          }
        })
      defer { window.close() }
      window.view.show(Content { Section("rows") { ForEach(0..<2) { LineCell(text: "row \($0)") } } })
      try await window.settle()
      // These rows are reused.
      window.view.show(
        Content {
          Section("rows") { ForEach(100..<1_000) { LineCell(text: "row \($0)").accessibilityHidden() } }
        })
      try await window.settle()
      #expect(try [100, 105, 110].map { try isPassedOver($0, in: window) } == [true, true, true])
      gtk_widget_set_visible(window.scrolledWindow, 0)
      try await wait("the end of the picture") { gtk_widget_get_mapped(window.view.widget) == 0 }
      gtk_widget_set_visible(window.scrolledWindow, 1)
      try await wait("the picture") { gtk_widget_get_mapped(window.view.widget) != 0 }
      try await window.settle()
      #expect(try [100, 105, 110].map { try isPassedOver($0, in: window) } == [true, true, true])
      // The rows are accessible again once they show an accessible item.
      window.view.show(Content { Section("rows") { ForEach(0..<100) { LineCell(text: "row \($0)") } } })
      try await window.settle()
      #expect(try [0, 5, 10].map { try isPassedOver($0, in: window) } == [false, false, false])
    }
  }
}
