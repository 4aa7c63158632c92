import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

/// A widget that shows a control of a drawing. The cell of the drawing owns the widget, and the widget owns
/// this object, because its signals refer to it.
@MainActor
final class ControlWidget {
  let widget: Widget
  let kind: Kind
  private(set) var control: Control
  /// The view that receives the events of the user.
  weak var view: CanvasView?
  /// Whether the control is being shown, so that signals do not come from the user.
  private var isShowing = false
  private var edits = SentEdits(declared: "")
  private var shownOptions: [String] = []
  /// The style class of the tint; `nil` for the accent color of the theme.
  private var tintClass: String?

  enum Kind {
    case button, toggle, stepper, menu, field, secureField, editor
  }

  init(_ control: Control) {
    (self.control, kind) = (control, Kind(control.kind))
    widget = kind.makeWidget()
    tessera_control_own(widget, Unmanaged.passRetained(self).toOpaque()) { context in
      if let context { Unmanaged<ControlWidget>.fromOpaque(context).release() }
    }
    connect()
    show(control, isOther: true)
  }

  // MARK: Showing

  /// Shows another control of the same kind.
  ///
  /// - Parameter isOther: Whether the control belongs to another item than before.
  func show(_ control: Control, isOther: Bool) {
    let old = self.control
    self.control = control
    isShowing = true
    defer { isShowing = false }
    switch control.kind {
    case .button(let title, let role):
      tessera_control_set_title(widget, title)
      for other in ButtonRole.allCases { set(other.styleClass, other == role) }
    case .stepper(let value, let range, let step):
      tessera_spin_set_range(
        widget, Double(min(value, range.lowerBound)), Double(max(value, range.upperBound)), Double(step))
      tessera_spin_set_digits(widget, Int32(Control.digitCount(value, range)))
      showState()
    case .menu(let options, _):
      showOptions(options)
      showState()
    case .toggle(let title, _):
      tessera_control_set_title(widget, title)
      showState()
    case .textField(let text, let placeholder, _), .textEditor(let text, let placeholder, _):
      tessera_control_set_placeholder(widget, placeholder)
      show(text, isOther: isOther)
    }
    if (gtk_widget_get_sensitive(widget) != 0) != control.isEnabled {
      gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    }
    if isOther || old.spokenLabel != control.spokenLabel {
      tessera_control_set_label(widget, control.spokenLabel)
    }
    showTint()
  }

  /// Shows the tint of the control in the colors of the current theme.
  func showTint() {
    let tint = self.tint
    guard tint?.styleClass != tintClass else { return }
    set(tintClass, false)
    tint?.addStyle(for: widget)
    tintClass = tint?.styleClass
    set(tintClass, true)
  }

  /// Whether the colors of the theme have changed since the tint was shown.
  var hasOldTint: Bool { tint?.styleClass != tintClass }

  /// The style of the tint in the theme of the cell, whose colors do not depend on the tint.
  private var tint: WidgetTint? {
    WidgetTint(of: control, for: gtk_widget_get_parent(widget) ?? widget)
  }

  /// Shows the declared state of a toggle, stepper or menu, whatever the user has made of the widget.
  func showState() {
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    switch control.kind {
    case .toggle(_, let isOn): if isActive != isOn { gtk_check_button_set_active(checkButton, isOn ? 1 : 0) }
    case .stepper(let value, _, _):
      // An equal number is not set, because that would take back what the user is typing.
      if number != value { gtk_spin_button_set_value(OpaquePointer(widget), Double(value)) }
    case .menu(let options, let selected):
      let option = selected.flatMap { options.indices.contains($0) ? $0 : nil }
      if chosenOption != option {
        gtk_drop_down_set_selected(
          OpaquePointer(widget), option.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
      }
    case .button, .textField, .textEditor: break
    }
  }

  private func showOptions(_ options: [String]) {
    guard options != shownOptions else { return }
    shownOptions = options
    let list = gtk_string_list_new(nil)
    for option in options { gtk_string_list_append(list, option) }
    gtk_drop_down_set_model(OpaquePointer(widget), list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  private func set(_ styleClass: String?, _ isSet: Bool) {
    guard let styleClass else { return }
    if isSet {
      gtk_widget_add_css_class(widget, styleClass)
    } else {
      gtk_widget_remove_css_class(widget, styleClass)
    }
  }

  /// Shows the text of a field, unless the user has typed since the app took it.
  private func show(_ declared: String, isOther: Bool) {
    if isOther {
      edits = SentEdits(declared: declared)
      // Even an equal text is set, because that forgets what another item could undo.
      if text != declared || !containsFocus { setText(declared) }
    } else if edits.replaces(text, byDeclared: declared) {
      setText(declared)
    }
  }

  /// Sets the text, and keeps the number of characters before the caret.
  private func setText(_ text: String) {
    if kind == .editor { return tessera_editor_set_text(widget, text) }
    let caret = gtk_editable_get_position(editable)
    gtk_editable_set_text(editable, text)
    gtk_editable_set_position(editable, min(caret, Int32(clamping: text.unicodeScalars.count)))
  }

  private var text: String {
    guard kind == .editor else { return gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    let text = tessera_editor_copy_text(widget)
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  private var editable: OpaquePointer { OpaquePointer(widget) }

  private var checkButton: UnsafeMutablePointer<GtkCheckButton> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkCheckButton.self)
  }

  private var isActive: Bool { gtk_check_button_get_active(checkButton) != 0 }

  /// The number that a stepper shows.
  private var number: Int {
    let value = gtk_spin_button_get_value(OpaquePointer(widget)).rounded()
    return Int(exactly: value) ?? (value < 0 ? .min : .max)
  }

  /// The index of the option that a menu shows; `nil` if it shows none.
  private var chosenOption: Int? {
    let option = gtk_drop_down_get_selected(OpaquePointer(widget))
    return option == GTK_INVALID_LIST_POSITION ? nil : Int(option)
  }

  /// Whether the widget or a part of it has the keyboard focus of its window.
  var containsFocus: Bool { tessera_control_contains_focus(widget) != 0 }

  // MARK: Events

  private typealias SignalHandler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias PropertyHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  private func connect() {
    let act: SignalHandler = { _, context in ControlWidget.with(context) { $0.userHasActed() } }
    let submit: SignalHandler = { _, context in ControlWidget.with(context) { $0.send(.submit) } }
    let enter: SignalHandler = { _, context in
      ControlWidget.with(context) { $0.view?.controlHasTakenFocus($0) }
    }
    let choose: PropertyHandler = { _, _, context in ControlWidget.with(context) { $0.userHasActed() } }
    if kind == .menu {
      connect(widget, "notify::selected", unsafeBitCast(choose, to: GCallback.self))
    } else if kind == .editor {
      connect(UnsafeMutableRawPointer(tessera_editor_get_buffer(widget)), "changed", act)
    } else {
      connect(widget, kind.signal, act)
    }
    if kind == .field || kind == .secureField { connect(widget, "activate", submit) }
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(focus), "enter", enter)
    gtk_widget_add_controller(widget, focus)
  }

  private func connect(_ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: SignalHandler) {
    connect(instance, signal, unsafeBitCast(handler, to: GCallback.self))
  }

  private func connect(_ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback) {
    tessera_connect(instance, signal, handler, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Calls a function on the main thread, on which GTK calls, with the control of a signal's context.
  private nonisolated static func with(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (ControlWidget) -> Void
  ) {
    guard let context else { return }
    nonisolated(unsafe) let control = context
    MainActor.assumeIsolated { body(Unmanaged<ControlWidget>.fromOpaque(control).takeUnretainedValue()) }
  }

  /// Sends the event of a press, a change or an edit.
  private func userHasActed() {
    if isShowing { return }
    switch kind {
    case .button: send(.press)
    case .toggle: send(.turn(on: isActive))
    case .stepper:
      guard case .stepper(let value, let range, _) = control.kind else { return }
      let number = min(max(number, range.lowerBound), range.upperBound)
      if number != value { send(.set(number)) }
    case .menu: if let chosenOption { send(.choose(chosenOption)) }
    case .field, .secureField, .editor:
      edits.add(text)
      send(.edit(text))
    }
  }

  private func send(_ change: ControlEvent.Change) {
    view?.send(ControlEvent(control: control.index, change: change), from: self)
  }
}

extension ControlWidget.Kind {
  /// Creates the kind of widget that shows a kind of control.
  init(_ control: Control.Kind) {
    self =
      switch control {
      case .button: .button
      case .toggle: .toggle
      case .stepper: .stepper
      case .menu: .menu
      case .textField(_, _, isSecure: false): .field
      case .textEditor: .editor
      case .textField(_, _, isSecure: true): .secureField
      }
  }

  var isField: Bool { self == .field || self == .secureField || self == .editor }

  /// Whether the user types into the widget.
  var isEditable: Bool { isField || self == .stepper }

  /// The signal of a press, a change or an edit.
  fileprivate var signal: String {
    switch self {
    case .button: "clicked"
    case .toggle: "toggled"
    case .stepper: "value-changed"
    case .menu: "notify"
    case .field, .secureField, .editor: "changed"
    }
  }

  @MainActor
  fileprivate func makeWidget() -> Widget {
    switch self {
    case .button: return gtk_button_new()
    case .toggle: return gtk_check_button_new()
    case .stepper: return tessera_spin_new()
    case .menu: return tessera_drop_down_new()
    case .field: return gtk_entry_new()
    case .editor: return tessera_editor_new()
    case .secureField:
      let field: Widget = gtk_password_entry_new()
      gtk_password_entry_set_show_peek_icon(OpaquePointer(field), 1)
      return field
    }
  }
}

extension Control {
  /// The name for screen readers; `nil` if the control has none.
  fileprivate var spokenLabel: String? {
    switch kind {
    case .textField(_, let placeholder, _), .textEditor(_, let placeholder, _): label ?? placeholder
    // GTK 4.8 does not tell screen readers the title of a widget.
    case .button(let title, _), .toggle(let title, isOn: _): label ?? title
    case .stepper, .menu: label
    }
  }
}

extension ButtonRole {
  /// The style class of the role in GTK's themes; `nil` for an ordinary button.
  fileprivate var styleClass: String? {
    switch self {
    case .normal: nil
    case .prominent: "suggested-action"
    case .destructive: "destructive-action"
    case .plain: "flat"
    case .link: "link"
    }
  }
}
