import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Widgets for steppers and menus.
  @MainActor
  struct ComponentsChoiceTests {
    /// The state of a form with a stepper and a menu.
    @MainActor
    private final class State {
      var guests = 2
      var size: Int? = 0
      var sizes = ["Small", "Medium", "Large"]
      var takesChanges = true
      var log: [String] = []
    }

    private func makeForm(_ state: State) async throws -> ComponentForm {
      try await ComponentForm { form, update in
        Content {
          Section("form") {
            Button("before") {}.id("before")
            HStack {
              Text("Guests")
              Spacer()
              Stepper(state.guests, in: 1...12) { guests in
                state.log.append("\(guests)")
                if state.takesChanges { state.guests = guests }
                update()
              }
            }
            .id("guests").onTap { state.log.append("tap") }
            HStack {
              Text("Size")
              Spacer()
              Menu(state.sizes, selected: state.size) { size in
                state.log.append(state.sizes[size])
                if state.takesChanges { state.size = size }
                update()
              }
            }
            .id("size").onTap { state.log.append("tap") }
            Button("after") {}.id("after")
          }
        }
      }
    }

    @Test("Steppers and menus are widgets of GTK, with roles and names")
    func theyAreWidgets() async throws {
      let form = try await makeForm(State())
      defer { form.close() }
      let (spin, menu) = (try form.spin, try form.menu)
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(spin)) == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(menu)) == GTK_ACCESSIBLE_ROLE_COMBO_BOX)
      #expect(gtk_testing_check_label(spin, "Guests") == nil)
      #expect(gtk_testing_check_label(menu, "Size") == nil)
      #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 2)
      #expect(gtk_drop_down_get_selected(OpaquePointer(menu)) == 0)
    }

    @Test("Tab goes to the stepper and the menu, and back")
    func tabGoesThere() async throws {
      let form = try await makeForm(State())
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("before")
      try await wait("the focus") { window.hasFocus("before") }
      for id in ["guests", "size", "after"] {
        try await window.press("Tab")
        try await wait("the focus on \(id)") { window.hasFocus(ItemID(id)) }
        #expect(window.engine.focusedControl == 0)
      }
      for id in ["size", "guests", "before"] {
        try await window.press("shift+Tab")
        try await wait("the focus on \(id)") { window.hasFocus(ItemID(id)) }
      }
    }

    @Test("Arrow keys and typed numbers change a stepper, within its range")
    func keysChangeTheNumber() async throws {
      let state = State()
      let form = try await makeForm(state)
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("before")
      try await window.press("Tab", "Up", "Up", "Down")
      try await wait("the number") { state.log == ["3", "4", "3"] && state.guests == 3 }
      try await window.press("ctrl+a", "1", "1", "Return")
      try await wait("the typed number") { state.guests == 11 }
      try await window.press("Up", "Up", "Up")
      try await wait("the last number") { state.guests == 12 }
      try await window.settle()
      #expect(state.log == ["3", "4", "3", "11", "12"] && window.hasFocus("guests"))
      try await window.press("Escape")
      try await wait("the row") { window.row("guests").map { gtk_widget_has_focus($0) != 0 } == true }
    }

    @Test("A click on a button of a stepper changes the number, and is no tap on the row")
    func clicksChangeTheNumber() async throws {
      let state = State()
      let form = try await makeForm(state)
      defer { form.close() }
      let buttons = try form.spin.children.filter { $0.isA(gtk_button_get_type()) }
      for (button, number) in zip(buttons, [1, 2]) {
        let frame = try #require(form.window.bounds(of: button))
        try await form.window.click(at: Point(x: frame.minX + 8, y: frame.minY + 8))
        try await wait("\(number)") { state.guests == number }
      }
      #expect(state.log == ["1", "2"])
    }

    @Test("The wheel over a stepper scrolls, and does not change the number")
    func theWheelScrolls() async throws {
      var numbers: [Int] = []
      let window = try await Window(
        Content {
          Section("rows") { ForEach(0..<100) { row in Stepper(5, in: 0...9) { numbers.append($0) }.id(row) } }
        }
      )
      defer { window.close() }
      let spin = try #require(window.controls(2).first)
      let frame = try #require(window.bounds(of: spin))
      try await window.click(5, at: Point(x: frame.minX + 20, y: frame.minY + 10))
      try await wait("the scroll") { window.value > 0 }
      #expect(numbers.isEmpty)
    }

    @Test("A stepper and a menu show what the app declares, and not what it does not take")
    func theyShowTheState() async throws {
      let state = State()
      let form = try await makeForm(state)
      defer { form.close() }
      let (spin, menu) = (OpaquePointer(try form.spin), OpaquePointer(try form.menu))
      state.takesChanges = false
      gtk_spin_button_spin(spin, GTK_SPIN_STEP_FORWARD, 1)
      gtk_drop_down_set_selected(menu, 2)
      try await wait("the changes") { state.log == ["3", "Large"] }
      try await form.window.settle()
      #expect(gtk_spin_button_get_value(spin) == 2 && gtk_drop_down_get_selected(menu) == 0)
      (state.guests, state.size) = (7, 1)
      try await form.update()
      #expect(gtk_spin_button_get_value(spin) == 7 && gtk_drop_down_get_selected(menu) == 1)
      // A number outside of the range, and no or an invalid option.
      (state.guests, state.size) = (99, nil)
      try await form.update()
      #expect(gtk_spin_button_get_value(spin) == 99)
      #expect(gtk_drop_down_get_selected(menu) == GTK_INVALID_LIST_POSITION)
      state.size = 50
      try await form.update()
      #expect(gtk_drop_down_get_selected(menu) == GTK_INVALID_LIST_POSITION)
      #expect(state.log == ["3", "Large"])
      // The next step leads into the range.
      state.takesChanges = true
      gtk_spin_button_spin(spin, GTK_SPIN_STEP_BACKWARD, 1)
      try await wait("the step") { state.guests == 12 }
      // Other options.
      (state.sizes, state.size) = (["S", "M", "L", "XL"], 3)
      try await form.update()
      #expect(gtk_drop_down_get_selected(menu) == 3 && state.log == ["3", "Large", "12"])
    }

    @Test("A menu opens by a key, and the keys in it do not reach the collection")
    func keysChooseAnOption() async throws {
      let state = State()
      let form = try await makeForm(state)
      defer { form.close() }
      let window = form.window
      try await window.takeKeyboard()
      try await window.click("before")
      try await window.press("Tab", "Tab")
      try await wait("the focus") { window.hasFocus("size") }
      try await window.press("Return")
      try await wait("the open menu") { window.view.isInPopover }
      try await window.press("Down", "Down", "Return")
      try await wait("the option") { state.log == ["Large"] && !window.view.isInPopover }
      #expect(state.size == 2 && window.hasFocus("size"))
      try await window.press("space")
      try await wait("the open menu") { window.view.isInPopover }
      try await window.press("Up", "Escape")
      try await wait("the closed menu") { !window.view.isInPopover }
      try await window.settle()
      #expect(state.log == ["Large"] && window.hasFocus("size"))
      // Sideways keys choose without opening it, as in a terminal.
      try await window.press("Left")
      try await wait("the option before") { state.log == ["Large", "Medium"] }
    }

    @Test("A click opens a menu, and a click on an option does not reach the row behind it")
    func clicksChooseAnOption() async throws {
      let state = State()
      let form = try await makeForm(state)
      defer { form.close() }
      try await form.window.click("size")
      try await wait("the open menu") { form.window.view.isInPopover }
      try await form.window.settle()
      let frame = try #require(form.window.bounds(of: form.menu))
      // The options are below the menu.
      try await form.window.click(at: Point(x: frame.minX + 20, y: frame.maxY + 60))
      try await wait("the option") { !state.log.isEmpty && !form.window.view.isInPopover }
      #expect(state.log.count == 1 && state.sizes.contains(state.log[0]))
    }

    @Test(
      "Steppers and menus have room for all of their text",
      arguments: ["Sans 11", "Sans 8", "Serif 14", "Sans 20"])
    func textsFit(font: String) async throws {
      gtk_testing_set_text("gtk-font-name", font)
      defer { gtk_testing_reset("gtk-font-name") }
      let options = ["S", "Medium", "Extraordinarily large"]
      let window = try await Window(
        width: 900,
        Content {
          Section("rows") {
            for (id, upper) in [("9", 9), ("99", 99), ("100000", 100_000), ("big", Int.max)] {
              HStack {
                Stepper(1, in: 1...upper) { _ in }
                Button("next") {}
              }
              .id(id)
            }
            for selected in [nil, 0, 1, 2] {
              HStack {
                Menu(options, selected: selected) { _ in }
                Button("next") {}
              }
              .id(selected.map { "option \($0)" } ?? "none")
            }
          }
        })
      defer { window.close() }
      for id in ["9", "99", "100000", "big", "none", "option 0", "option 1", "option 2"] {
        let controls = window.controls(ItemID(id))
        try #require(controls.count == 2)
        let frames = try controls.map { try #require(window.bounds(of: $0)) }
        #expect(frames[0].width >= controls[0].natural(.horizontal), "\(id)")
        #expect(frames[0].maxX + 11 <= frames[1].minX, "\(id): the controls keep their distance")
      }
    }
  }
}

extension ComponentForm {
  fileprivate var spin: Widget { get throws { try #require(window.controls("guests").first) } }
  fileprivate var menu: Widget { get throws { try #require(window.controls("size").first) } }
}
