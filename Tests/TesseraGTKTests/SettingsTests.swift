import CGTKTesting
import CTesseraGTK
import TesseraLayout
import Testing

import TesseraGTK

extension WindowTests {
  /// Desktop settings that the user changes while a window is open.
  @MainActor
  struct SettingsTests {
    private var rows: Content<GTK> {
      Content { Section("rows") { ForEach(0..<100) { LabelCell(text: "row \($0)") } } }
    }

    @Test("A collection follows the times and distances of gestures")
    func timesAndDistancesOfPresses() async throws {
      let window = try await Window(rows)
      defer { window.close() }
      let settings = ["gtk-double-click-time", "gtk-long-press-time", "gtk-dnd-drag-threshold"]
      for (setting, value) in zip(settings, [900, 1_250, 33]) {
        gtk_testing_set_number(setting, Int32(value))
      }
      defer { for setting in settings { gtk_testing_reset(setting) } }
      let wanted = GestureTiming(doubleTapInterval: 0.9, longPressDuration: 1.25, slop: 33)
      #expect(window.engine.configuration.gestures == wanted)
      for setting in settings { gtk_testing_reset(setting) }
      #expect(window.engine.configuration.gestures == EngineConfiguration.desktop().gestures)
      #expect(window.engine.configuration.gestures != wanted)
    }

    @Test("A collection follows the setting for animations")
    func whetherAnythingMovesByItself() async throws {
      let window = try await Window(rows)
      defer { window.close() }
      #expect(!window.engine.configuration.reducesMotion)
      gtk_testing_set_number("gtk-enable-animations", 0)
      defer { gtk_testing_reset("gtk-enable-animations") }
      #expect(window.engine.configuration.reducesMotion)
      gtk_testing_reset("gtk-enable-animations")
      #expect(!window.engine.configuration.reducesMotion)
    }

    @Test("A collection follows the direction of text")
    func theDirectionOfText() async throws {
      let window = try await Window(
        Content {
          Section("grid", layout: .grid(columns: .count(4))) { ForEach(0..<8) { LabelCell(text: "\($0)") } }
        })
      defer { window.close() }
      #expect(window.frame(of: 0)?.minX == 0)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      try await window.settle()
      #expect(window.frame(of: 0)?.maxX == 320)
      #expect(window.frame(of: 3)?.minX == 0)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      try await window.settle()
      #expect(window.frame(of: 0)?.minX == 0)
    }

    @Test("Settings that the app has chosen stay")
    func whatAProgramHasChosenStays() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.reducesMotion = true
      configuration.gestures.slop = 5.5
      let window = try await Window(configuration: configuration, rows)
      defer { window.close() }
      gtk_testing_set_number("gtk-double-click-time", 900)
      gtk_testing_set_number("gtk-enable-animations", 0)
      gtk_testing_reset("gtk-enable-animations")
      defer { gtk_testing_reset("gtk-double-click-time") }
      #expect(window.engine.configuration.reducesMotion)
      #expect(window.engine.configuration.gestures == configuration.gestures)
    }

    @Test("A closed collection does not follow settings")
    func aCollectionThatIsGoneIsNotTold() async throws {
      var window: Window? = try await Window(rows)
      weak var view: CollectionView?
      view = window?.view
      let engine = try #require(window?.engine)
      let gestures = engine.configuration.gestures
      window?.close()
      window = nil
      try await wait("the end of the collection") { view == nil }
      gtk_testing_set_number("gtk-double-click-time", 900)
      defer { gtk_testing_reset("gtk-double-click-time") }
      #expect(engine.configuration.gestures == gestures)
    }
  }
}
