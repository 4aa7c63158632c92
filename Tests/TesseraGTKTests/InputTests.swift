import CGTKTesting
import CTesseraGTK
import Foundation
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Input of a simulated mouse and keyboard.
  @MainActor
  struct InputTests {
    final class EventLog {
      var entries: [String] = []
    }

    private func rows(_ count: Int, _ eventLog: EventLog = EventLog()) -> Content<GTK> {
      Content {
        Section("rows") {
          ForEach(0..<count) { row in
            LabelCell(text: "row \(row)")
              .onTap { eventLog.entries.append("tap \(row)") }
              .onDoubleTap { eventLog.entries.append("double tap \(row)") }
              .onLongPress { eventLog.entries.append("long press \(row)") }
          }
        }
      }
    }

    private func selecting(_ mode: SelectionMode) -> EngineConfiguration {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = mode
      return configuration
    }

    @Test("A click taps an item")
    func clicksTapAnItem() async throws {
      let eventLog = EventLog()
      let window = try await Window(rows(1_000, eventLog))
      defer { window.close() }
      try await window.click(on: 4)
      try await wait("the tap") { !eventLog.entries.isEmpty }
      #expect(eventLog.entries == ["tap 4"])
    }

    @Test("A click after scrolling hits the item that is then under the pointer")
    func aClickAfterScrollingHitsWhatIsThereNow() async throws {
      let eventLog = EventLog()
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<1_000) { row in
              ButtonCell(text: "button \(row)").onEvent { (_: ButtonCell.Event) in
                eventLog.entries.append("press \(row)")
              }
            }
          }
        })
      defer { window.close() }
      // Without overlay scroll bars, no frame is requested after the scroll.
      gtk_scrolled_window_set_policy(
        OpaquePointer(window.scrolledWindow), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
      try await window.movePointer(to: Point(x: 100, y: 60))
      try await window.settle()
      window.engine.scroll(by: Point(y: 4_000))
      try await window.settle()
      // The pointer rests, and the item below it changes. GTK picks the widget again a frame later, long
      // before a user could click.
      let click = ContinuousClock.now + .milliseconds(200)
      try await wait("a person") { ContinuousClock.now >= click }
      try await window.xdotool("click", "1")
      try await wait("the press") { !eventLog.entries.isEmpty }
      #expect(eventLog.entries == ["press 101"])
    }

    @Test("Two clicks are a double tap")
    func twoClicksAreADoubleTap() async throws {
      let eventLog = EventLog()
      let window = try await Window(rows(1_000, eventLog))
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 50))
      try await window.xdotool("click", "--repeat", "2", "--delay", "10", "1")
      try await wait("the double tap") { eventLog.entries.contains("double tap 1") }
    }

    @Test("A long press does not require a move")
    func aLongPressNeedsNoMove() async throws {
      let eventLog = EventLog()
      let window = try await Window(rows(1_000, eventLog))
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 50))
      try await window.xdotool("mousedown", "1")
      try await wait("the long press") { eventLog.entries == ["long press 1"] }
      try await window.xdotool("mouseup", "1")
    }

    @Test("The wheel scrolls as in other lists")
    func theWheelScrollsAsInOtherLists() async throws {
      let window = try await Window(rows(1_000))
      defer { window.close() }
      try await window.click(5, at: Point(x: 100, y: 50))
      try await wait("the wheel") { window.value > 0 }
      #expect((window.value - pow(400, 2.0 / 3)).magnitude < 1)
      try await window.click(4, at: Point(x: 100, y: 50))
      try await wait("the wheel back") { window.value == 0 }
    }

    @Test("The wheel turns pages")
    func theWheelTurnsPages() async throws {
      let window = try await Window(
        Content {
          Section("pages", layout: .pages()) { ForEach(0..<10) { LineCell(text: "page \($0)") } }
        }.snapping(.pages))
      defer { window.close() }
      try await window.click(5, at: Point(x: 100, y: 50))
      try await wait("the next page") { window.value == 400 }
      // A scroll bar can be left anywhere; the content comes to rest at a page.
      try await window.scroll(to: 1_090)
      try await wait("rest at a page") { window.value == 1_200 }
    }

    @Test("Arrow keys move the focus, and scroll it into view")
    func arrowsMoveTheFocusAndWhatHasItIsInView() async throws {
      let window = try await Window(rows(1_000))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("Down", "Down")
      try await wait("the focus") { window.focusedRow == 2 }
      try await window.press("End")
      try await wait("the end") { window.hasKeyboard(999) }
      #expect(window.frame(of: 999)?.maxY == 400)
      try await window.press("Page_Up")
      try await wait("a page up") { window.focusedRow < 999 && window.hasKeyboard(window.focusedRow) }
    }

    @Test("Return activates the focused item")
    func returnActivatesTheFocusedItem() async throws {
      let eventLog = EventLog()
      let window = try await Window(rows(1_000, eventLog))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("Down", "Return")
      try await wait("the tap") { eventLog.entries == ["tap 1"] }
    }

    @Test("An off-screen item can take the focus")
    func anItemThatIsFarAwayCanTakeTheFocus() async throws {
      let window = try await Window(rows(1_000_000))
      defer { window.close() }
      try await window.takeKeyboard()
      window.engine.focus(on: 700_000)
      try await window.settle()
      #expect(window.hasKeyboard(700_000))
      // It keeps the keyboard focus off-screen, and the keyboard continues from there.
      try await window.scroll(to: 0)
      #expect(window.hasKeyboard(700_000))
      try await window.press("Down")
      try await wait("the next item") { window.hasKeyboard(700_001) }
      #expect(window.frame(of: 700_001).map { $0.minY >= 0 && $0.maxY <= 400 } == true)
    }

    @Test("The focus moves on when its item is deleted")
    func theFocusGoesOnWhenItsItemGoes() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach([1, 2, 3], id: \.self) { LabelCell(text: "\($0)").onTap {} } } })
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.press("Down")
      try await wait("the focus") { window.hasKeyboard(2) }
      window.view.show(
        Content { Section("rows") { ForEach([1, 3], id: \.self) { LabelCell(text: "\($0)").onTap {} } } })
      try await window.settle()
      #expect(window.hasKeyboard(3))
    }

    @Test("Tab leaves the collection and returns to the same item")
    func tabLeavesTheCollectionAndComesBackToTheSameItem() async throws {
      let window = try await Window(rows(100))
      defer { window.close() }
      let button = try #require(gtk_button_new_with_label("beside"))
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      g_object_ref(window.scrolledWindow)
      gtk_window_set_child(window.window.asWindow, box)
      let inside = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(inside, window.scrolledWindow)
      gtk_box_append(inside, button)
      g_object_unref(window.scrolledWindow)
      try await window.takeKeyboard()
      try await window.press("Down", "Down")
      try await wait("the focus") { window.hasKeyboard(2) }
      try await window.press("Tab")
      try await wait("the button") { gtk_widget_has_focus(button) != 0 }
      try await window.press("shift+Tab")
      try await wait("the way back") { window.hasKeyboard(2) }
    }

    @Test("Clicks select as on the desktop")
    func clicksSelectAsOnTheDesktop() async throws {
      let window = try await Window(configuration: selecting(.extended), rows(1_000))
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.click(on: 2)
      try await wait("one") { window.selectedRows == [2] }
      try await window.click(on: 5, holding: "shift")
      try await wait("a range") { window.selectedRows == [2, 3, 4, 5] }
      try await window.click(on: 3, holding: "ctrl")
      try await wait("one less") { window.selectedRows == [2, 4, 5] }
      try await window.press("ctrl+a")
      try await wait("all") { window.engine.selection.count == 1_000 }
    }

    @Test("An entry handles its own keys")
    func anEntryKeepsItsKeys() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<20) { EntryCell(number: $0).selectable() } } })
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.click(on: 3)
      let entry = try #require(gtk_widget_get_first_child(window.row(3)))
      try await wait("the entry") { window.focusedRow == 3 }
      try await window.press("a", "b", "BackSpace")
      try await wait("the text") {
        String(cString: gtk_editable_get_text(OpaquePointer(entry))) == "a"
      }
      // Keys that the entry does not use move the focus.
      try await window.press("Down")
      try await wait("the next row") { window.focusedRow == 4 }
    }
  }
}

extension Window {
  /// The number of the focused item; -1 if there is none.
  fileprivate var focusedRow: Int {
    guard case .item(let id, _) = engine.focusedKey?.element else { return -1 }
    return id.value(as: Int.self) ?? -1
  }

  /// Returns whether an item's row has the keyboard focus.
  fileprivate func hasKeyboard(_ number: Int) -> Bool {
    focusedRow == number && row(ItemID(number)).map { gtk_widget_has_focus($0) != 0 } == true
  }

  /// The numbers of the visible items whose rows look selected.
  fileprivate var selectedRows: [Int] {
    (0..<12).filter { number in
      row(ItemID(number)).map {
        gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      } == true
    }
  }
}
