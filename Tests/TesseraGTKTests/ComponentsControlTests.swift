import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Widgets for the controls of components.
  @MainActor
  struct ComponentsControlTests {
    @Test("Controls are the widgets of the theme, with their roles and names")
    func controlsAreWidgets() async throws {
      let window = try await Window(
        Content {
          Section("rows") {
            HStack {
              Button("a") {}
              Button("b", role: .prominent) {}
              Button("c", role: .destructive) {}
              Button("d", role: .plain) {}
            }
            .id("buttons")
            HStack {
              Toggle("on", isOn: true) { _ in }
              Toggle("off", isOn: false) { _ in }.disabled().controlLabel("named")
            }
            .id("toggles")
            TextField("Name", text: "Ada") { _ in }.id("field")
            TextField("Password", text: "secret", isSecure: true) { _ in }.id("password")
          }
        })
      defer { window.close() }
      let buttons = window.controls("buttons")
      let classes = ["suggested-action", "destructive-action", "flat"]
      #expect(
        buttons.map { button in classes.filter { gtk_widget_has_css_class(button, $0) != 0 } }
          == [[], ["suggested-action"], ["destructive-action"], ["flat"]])
      let toggles = window.controls("toggles")
      #expect(toggles.map { gtk_widget_get_sensitive($0) } == [1, 0])
      #expect(gtk_testing_check_label(toggles[1], "named") == nil)
      #expect(window.text("field") == "Ada")
      let field = try #require(window.controls("field").first)
      #expect(gtk_testing_check_label(field, "Name") == nil)
      let password = try #require(window.controls("password").first)
      #expect(gtk_editable_get_text(OpaquePointer(password)).map { String(cString: $0) } == "secret")
      #expect(String(cString: g_type_name_from_instance(password.instance)) == "GtkPasswordEntry")
    }

    @Test("A row of controls is a list item for screen readers, even if it is one button")
    func aRowOfControlsIsAnItem() async throws {
      let window = try await Window(Content { Section("rows") { Button("Press") {}.id("row") } })
      defer { window.close() }
      let (row, button) = (try #require(window.row("row")), try #require(window.controls("row").first))
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(row)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(button)) == GTK_ACCESSIBLE_ROLE_BUTTON)
      #expect(gtk_testing_check_label(row, "Press") == nil)
    }

    @Test("A click on a button calls its handler, and does not select or tap the row")
    func aClickPressesTheButton() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .single
      let form = try await ComponentForm(configuration: configuration) { state, _ in
        Content {
          Section("rows") {
            HStack {
              Text("text")
              Spacer()
              Button("Press") { state.log.append("press") }
            }
            .id("row").onTap { state.log.append("tap") }
          }
        }
      }
      defer { form.close() }
      try await form.window.click("row")
      try await wait("the press") { form.state.log == ["press"] }
      try await form.window.settle()
      #expect(form.window.engine.selection.isEmpty)
      try await form.window.click(at: Point(x: 60, y: 20))
      try await wait("the tap") { form.state.log == ["press", "tap"] }
    }

    @Test("A click on a toggle or on a disabled button does not tap the row")
    func aClickTurnsTheToggle() async throws {
      let form = try await ComponentForm { state, update in
        Content {
          Section("rows") {
            HStack {
              Toggle("on", isOn: state.isSubscribed) { isOn in
                state.log.append(isOn ? "on" : "off")
                state.isSubscribed = isOn
                update()
              }
              Button("Press") { state.log.append("press") }.disabled()
            }
            .id("row").onTap { state.log.append("tap") }
          }
        }
      }
      defer { form.close() }
      try await form.window.click("row", 0)
      try await wait("the turn") { form.state.log == ["on"] }
      try await form.window.settle()
      #expect(form.window.isOn("row"))
      try await form.window.click("row", 1)
      try await form.window.settle()
      #expect(form.state.log == ["on"])
    }

    @Test("A toggle shows what the app declares")
    func aToggleShowsTheState() async throws {
      let form = try await ComponentForm()
      defer { form.close() }
      try await form.window.click("subscribe")
      try await wait("the turn") { form.state.log == ["on"] }
      try await form.window.settle()
      #expect(form.state.isSubscribed && form.window.isOn("subscribe"))
      // The app turns it, which is no event.
      form.state.isSubscribed = false
      try await form.update()
      #expect(!form.window.isOn("subscribe") && form.state.log == ["on"])
      // The app declines the turn.
      form.state.takesChanges = false
      try await form.window.click("subscribe")
      try await wait("the other turn") { form.state.log == ["on", "on"] }
      try await form.window.settle()
      #expect(!form.window.isOn("subscribe") && form.state.log == ["on", "on"])
    }

    @Test("A toggle that the app ignores stays as it is declared")
    func anIgnoredToggleStays() async throws {
      var turns: [Bool] = []
      let window = try await Window(
        Content { Section("rows") { Toggle("on", isOn: true) { turns.append($0) }.id("row") } })
      defer { window.close() }
      for count in 1...2 {
        try await window.click("row")
        try await wait("turn \(count)") { turns.count == count }
        try await window.settle()
        #expect(window.isOn("row"))
      }
      #expect(turns == [false, false])
    }

    @Test("A press on a control does not highlight its row, or draw a marquee")
    func aPressOnAControlIsNotOneOnTheRow() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let window = try await Window(
        configuration: configuration,
        Content { Section("rows") { ForEach(0..<4) { row in Toggle("\(row)", isOn: false) { _ in } } } })
      defer { window.close() }
      let toggle = try #require(window.controls(0).first)
      let frame = try #require(window.bounds(of: toggle))
      try await window.movePointer(to: Point(x: frame.minX + 8, y: frame.minY + 12))
      try await window.xdotool("mousedown", "1")
      try await wait("the press") {
        gtk_widget_get_state_flags(toggle).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
      }
      let isLong = ContinuousClock.now + .milliseconds(300)
      try await wait("a long press") { ContinuousClock.now >= isLong }
      #expect(window.engine.highlightedKey == nil)
      for step in 1...6 {
        try await window.movePointer(
          to: Point(x: frame.minX + 8 + Double(step), y: frame.minY + 20 * Double(step)))
        try await window.settle()
        #expect(window.engine.highlightedKey == nil && window.engine.selectionMarquee == nil)
      }
      try await window.xdotool("mouseup", "1")
      try await window.settle()
      #expect(window.engine.selection.isEmpty)
    }

    @Test("Widgets are used again for controls of the same kind, and others are removed")
    func widgetsAreUsedAgain() async throws {
      let tracker = ReleaseTracker()
      var step = 0
      let form = try await ComponentForm { _, _ in
        Content {
          Section("rows") {
            HStack {
              Button("first \(step)") {}
              if step < 2 { Button("second") {} } else { Toggle("second", isOn: false) { _ in } }
              if step < 1 { Button("third") {} }
            }
            .id("row")
          }
        }
      }
      defer { form.close() }
      let first = form.window.controls("row")
      #expect(first.count == 3)
      for control in first { tracker.await(control) }
      step = 1
      try await form.update()
      #expect(form.window.controls("row") == Array(first[..<2]))
      #expect(tracker.left == ["GtkButton": 2])
      step = 2
      try await form.update()
      let last = form.window.controls("row")
      #expect(last.count == 2 && last[0] == first[0] && last[1] != first[1])
      #expect(tracker.left == ["GtkButton": 1])
    }

    @Test("A row that is reused shows the controls of its new item")
    func reusedRowsShowTheirItem() async throws {
      var events: [String] = []
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<200) { row in
              HStack {
                Toggle("\(row)", isOn: row.isMultiple(of: 3)) { _ in events.append("turn \(row)") }
                TextField("Name", text: row < 100 ? "low" : "high") { text in
                  if !text.isEmpty { events.append("\(row) \(text)") }
                }
              }
            }
          }
        })
      defer { window.close() }
      let rows = window.allRows
      let toggle = try #require(window.controls(0).first)
      // The user types what the app does not take.
      gtk_editable_set_text(OpaquePointer(window.controls(0)[1]), "typed")
      gtk_editable_set_text(OpaquePointer(window.controls(1)[1]), "typed")
      try await window.settle()
      #expect(events == ["0 typed", "1 typed"] && window.text(1, 1) == "typed")
      window.engine.scroll(to: 50, at: .start)
      try await window.settle()
      #expect(rows.contains { $0 == window.row(50) } || window.allRows.count <= rows.count + 2)
      for row in 50..<58 {
        #expect(window.isOn(ItemID(row)) == row.isMultiple(of: 3))
        #expect(window.text(ItemID(row), 1) == "low")
      }
      #expect(gtk_widget_get_parent(toggle) != nil)
      window.engine.scroll(to: 150, at: .start)
      try await window.settle()
      #expect(window.text(151, 1) == "high")
      try await window.scroll(to: 0)
      #expect(window.text(0, 1) == "low" && window.isOn(0) && !window.isOn(1))
      // Only the user's edits are events.
      #expect(events == ["0 typed", "1 typed"])
      try await window.click(2)
      try await wait("the turn") { events.last == "turn 2" }
    }

    @Test("Closed windows leave no widgets of controls")
    func closedWindowsLeaveNoControls() async throws {
      let tracker = ReleaseTracker()
      weak var lastEngine: Engine?
      for round in 0..<4 {
        let form = try await ComponentForm()
        for id in ["name", "mail", "password", "subscribe", "buttons"] {
          for control in form.window.controls(ItemID(id)) { tracker.await(control) }
        }
        for row in form.window.allRows { tracker.await(row) }
        if round == 1 {
          try await form.window.takeKeyboard()
          try await form.window.click("name")
          try await form.window.press("a")
          try await wait("the text") { form.state.name == "a" }
        }
        if round == 2 {
          form.window.view.show(Content { Section("form") { Text("nothing") } })
          try await form.window.settle()
        }
        lastEngine = form.window.engine
        form.close()
      }
      #expect(tracker.awaited > 30)
      try await wait("the end of all") { tracker.isComplete && lastEngine == nil }
    }

    @Test("Control widgets are the only part of a drawn row that a press is left to")
    func pressesBesideControlsAreThoseOfTheRow() async throws {
      let form = try await ComponentForm { state, _ in
        Content {
          Section("rows") {
            HStack {
              TextField("Name", text: "") { _ in }.frame(width: .points(100))
              Spacer()
            }
            .id("row").onTap { state.log.append("tap") }.contextAction("Open") { state.log.append("open") }
          }
        }
      }
      defer { form.close() }
      try await form.window.click("row")
      try await wait("the focus") { form.window.hasFocus("row") }
      try await form.window.settle()
      #expect(form.state.log.isEmpty)
      // The field has a menu of its own.
      try await form.window.click("row", button: 3)
      try await form.window.settle()
      #expect(form.window.engine.contextMenu == nil)
      try await form.window.press("Escape")
      try await form.window.click(at: Point(x: 250, y: 20))
      try await wait("the tap") { form.state.log == ["tap"] }
    }
  }
}

extension Widget {
  var instance: UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
  }
}
