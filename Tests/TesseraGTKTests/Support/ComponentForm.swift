import CGTK
import CTesseraGTK
import Testing

import TesseraGTK

/// A window with rows of components, and the state that their controls change.
@MainActor
final class ComponentForm {
  /// The state of the app.
  @MainActor
  final class State {
    var name = ""
    var mail = ""
    var password = ""
    var isSubscribed = false
    /// Whether the app takes what the user changes.
    var takesChanges = true
    /// Turns a typed name into the one that the app shows.
    var normalized: (String) -> String = { $0 }
    var log: [String] = []
  }

  let state = State()
  let window: Window

  /// Creates the window of a form.
  ///
  /// - Parameter content: Returns the rows; by default those of a form with three fields, a toggle and two
  ///   buttons.
  init(
    configuration: EngineConfiguration? = nil,
    content: @escaping @MainActor (ComponentForm.State, @escaping () -> Void) -> Content<GTK> = fields
  ) async throws {
    let (state, content) = (self.state, content)
    var show = {}
    window = try await Window(configuration: configuration, content(state) { show() })
    show = { [weak view = window.view] in view?.show(content(state) { show() }) }
    self.show = show
    try await window.settle()
  }

  private let show: () -> Void

  /// Shows the current state.
  func update() async throws {
    show()
    try await window.settle()
  }

  func close() { window.close() }

  /// Returns the rows of a form.
  static func fields(_ state: State, _ update: @escaping () -> Void) -> Content<GTK> {
    let change = { (change: @escaping (State) -> Void) in
      if state.takesChanges { change(state) }
      update()
    }
    return Content {
      Section("form") {
        TextField("Name", text: state.name) { text in
          state.log.append(text)
          change { $0.name = state.normalized(text) }
        }
        .onSubmit { state.log.append("submit") }.id("name")
        TextField("Mail", text: state.mail) { text in change { $0.mail = text } }.id("mail")
        TextField("Password", text: state.password, isSecure: true) { text in change { $0.password = text } }
          .id("password")
        Toggle("Subscribe", isOn: state.isSubscribed) { isOn in
          state.log.append(isOn ? "on" : "off")
          change { $0.isSubscribed = isOn }
        }
        .id("subscribe")
        HStack {
          Button("Cancel") { state.log.append("cancel") }
          Button("Save", role: .prominent) { state.log.append("save") }
        }
        .id("buttons")
      }
    }
  }
}

extension Window {
  func controls(_ id: ItemID) -> [Widget] { row(id)?.children ?? [] }

  func text(_ id: ItemID, _ index: Int = 0) -> String? {
    let controls = controls(id)
    guard controls.indices.contains(index) else { return nil }
    return gtk_editable_get_text(OpaquePointer(controls[index])).map { String(cString: $0) }
  }

  func isOn(_ id: ItemID) -> Bool {
    controls(id).first.map {
      gtk_check_button_get_active(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCheckButton.self))
        != 0
    } == true
  }

  /// Returns whether a control of an item, or a part of it, has the keyboard focus.
  func hasFocus(_ id: ItemID, _ index: Int = 0) -> Bool {
    let controls = controls(id)
    return controls.indices.contains(index) && tessera_control_contains_focus(controls[index]) != 0
  }

  /// Clicks the middle of a control.
  func click(_ id: ItemID, _ index: Int = 0, button: Int = 1) async throws {
    let controls = controls(id)
    try #require(controls.indices.contains(index))
    let frame = try #require(bounds(of: controls[index]))
    try await click(button, at: Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2))
  }

  func bounds(of widget: Widget) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, view.widget, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
