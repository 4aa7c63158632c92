import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Context menus of items.
  @MainActor
  struct MenuTests {
    final class Choices {
      var entries: [String] = []
    }

    private func rows(_ choices: Choices, canRename: Bool = true) -> Content<GTK> {
      Content {
        Section("rows") {
          ForEach(0..<100) { row in
            LabelCell(text: "row \(row)").selectable()
              .contextAction("Open_file \(row)") { choices.entries.append("open \(row)") }
              .contextAction("Rename", isEnabled: canRename) { choices.entries.append("rename \(row)") }
              .contextAction("Delete", isDestructive: true) { choices.entries.append("delete \(row)") }
          }
        }
      }
    }

    @Test("The secondary button opens a menu, and a click chooses an action")
    func theSecondButtonOpensAMenuFromWhichOneChooses() async throws {
      let choices = Choices()
      let window = try await Window(rows(choices))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.click(3, on: 2)
      try await window.waitForMenu()
      let buttons = try window.menuButtons()
      #expect(buttons.map(\.title) == ["Open_file 2", "Rename", "Delete"])
      try await window.run(clickOn: buttons[1].widget)
      try await wait("what was chosen") { choices.entries == ["rename 2"] }
      try await wait("the end of the menu") { window.view.menu.shown == nil }
      #expect(window.engine.contextMenu == nil)
      // The keyboard focus is back in the collection.
      try await window.settle()
      #expect(window.view.containsFocus)
    }

    @Test("The secondary button selects the row whose menu it opens")
    func theSecondButtonSelectsTheRowWhoseMenuItOpens() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .extended
      let window = try await Window(configuration: configuration, rows(Choices()))
      defer { window.close() }
      try await window.click(on: 1)
      try await wait("the selection") { window.engine.selection.ids == [1] }
      try await window.click(3, on: 3)
      try await window.waitForMenu()
      #expect(window.engine.selection.ids == [3])
    }

    @Test("Destructive actions have the error color")
    func whatDestroysHasTheColorOfErrors() async throws {
      let window = try await Window(rows(Choices()))
      defer { window.close() }
      try await window.click(3, on: 2)
      try await window.waitForMenu()
      let buttons = try window.menuButtons()
      var error = GdkRGBA()
      #expect(tessera_theme_color(buttons[2].widget, "error_color", &error) != 0)
      let colors = buttons.map { button in
        var color = GdkRGBA()
        tessera_text_color(button.widget, &color)
        return gdk_rgba_equal(&color, &error) != 0
      }
      #expect(colors == [false, false, true])
    }

    @Test("Keys open the menu of the focused item")
    func keysOpenTheMenuOfTheFocusedItem() async throws {
      let choices = Choices()
      let window = try await Window(rows(choices))
      defer { window.close() }
      try await window.takeKeyboard()
      for key in ["Menu", "shift+F10"] {
        try await window.press("Down", key)
        try await window.waitForMenu()
        try await window.press("Return")
        try await wait("the end of the menu") { window.view.menu.shown == nil }
        try await window.settle()
      }
      #expect(choices.entries == ["open 1", "open 2"])
    }

    @Test("Escape or a click beside the menu closes it")
    func escapeAndAClickBesideItCloseAMenu() async throws {
      let choices = Choices()
      let window = try await Window(rows(choices))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.click(3, on: 2)
      try await window.waitForMenu()
      try await window.press("Escape")
      try await wait("the end of the menu") {
        window.view.menu.shown == nil && window.engine.contextMenu == nil
      }
      try await window.click(3, on: 3)
      try await window.waitForMenu()
      try await window.click(at: Point(x: 300, y: 390))
      try await wait("the end of the menu") {
        window.view.menu.shown == nil && window.engine.contextMenu == nil
      }
      #expect(choices.entries.isEmpty)
    }

    @Test("An open menu follows its item, and closes with it")
    func aMenuFollowsWhatItsItemDeclaresAndGoesWithIt() async throws {
      let choices = Choices()
      let window = try await Window(rows(choices))
      defer { window.close() }
      try await window.click(3, on: 2)
      try await window.waitForMenu()
      window.view.show(rows(choices, canRename: false))
      try await wait("the change") { window.view.menu.shown?.actions[1].isEnabled == false }
      try await window.waitForMenu()
      #expect(try window.menuButtons().map { gtk_widget_is_sensitive($0.widget) } == [1, 0, 1])
      window.view.show(Content { Section("other") { LabelCell(text: "none") } })
      try await wait("the end of the menu") { window.view.menu.shown == nil }
      // Later requests for frames are served.
      try await window.settle()
      window.view.show(rows(choices))
      try await wait("the rows") { window.frame(of: 2) != nil }
    }

    @Test("A closed window closes its menu")
    func aWindowThatIsClosedTakesItsMenuAlong() async throws {
      let window = try await Window(rows(Choices()))
      try await window.click(3, on: 2)
      try await window.waitForMenu()
      window.close()
      try await wait("its end") { gtk_widget_get_mapped(window.view.widget) == 0 }
    }
  }
}

extension Window {
  /// Waits until a menu is visible.
  fileprivate func waitForMenu() async throws {
    try await wait("the menu") {
      guard view.menu.shown != nil, let popover = view.menu.popover else { return false }
      return gtk_widget_get_mapped(popover) != 0 && gtk_widget_get_focus_child(popover) != nil
    }
  }

  /// Returns the buttons of the menu, in order.
  fileprivate func menuButtons() throws -> [(title: String, widget: Widget)] {
    let popover = try #require(view.menu.popover)
    return popover.descendants.filter { $0.typeName == "GtkModelButton" }.map { button in
      let label = button.descendants.first { $0.typeName == "GtkLabel" }
      let title = label.flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
      return (title ?? "", button)
    }
  }

  /// Clicks the center of a widget of the menu, on any surface.
  fileprivate func run(clickOn target: Widget) async throws {
    let native = try #require(gtk_widget_get_native(target))
    var (shift, place) = (Point.zero, Point.zero)
    gtk_native_get_surface_transform(native, &shift.x, &shift.y)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    tessera_translate(
      target, root, Double(gtk_widget_get_width(target)) / 2, Double(gtk_widget_get_height(target)) / 2,
      &place.x, &place.y)
    let popup = gtk_native_get_surface(native)
    try await click(
      at: place + shift
        + Point(x: Double(gdk_popup_get_position_x(popup)), y: Double(gdk_popup_get_position_y(popup))))
  }
}

extension Widget {
  fileprivate var descendants: [Widget] { children.flatMap { [$0] + $0.descendants } }

  fileprivate var typeName: String {
    String(
      cString: g_type_name_from_instance(
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)))
  }
}
