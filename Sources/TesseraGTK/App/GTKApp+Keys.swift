import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents

extension GTKApp {
  /// Declares commands of the app that the user gives by keys, in place of those declared before.
  ///
  ///     app.keys {
  ///       KeyCommand(.control("n"), "New window") { openWindow() }
  ///     }
  ///
  /// They work wherever the collection with the focus does not handle the key; commands of the collection are
  /// declared by ``Content/keys(_:)``. ``showKeys()`` lists both.
  public func keys(@KeyCommandBuilder _ commands: () -> [KeyCommand]) { self.commands = commands() }

  /// Shows a window with the keys that have an effect at the moment, as F1 and `?` do, or closes it.
  public func showKeys() {
    if let keyList { return keyList.close() }
    keyList = KeyListWindow(keyGuide.groups, of: window) { [weak self] in self?.keyList = nil }
  }

  /// The keys that have an effect at the moment.
  var keyGuide: KeyGuide {
    var guide = KeyGuide(focusedCollection.engine, app: boundCommands)
    guide.add("Everywhere", [("Show the keys", Self.keysOfList), ("Close the window", Self.keysOfClosing)])
    return guide
  }

  private static let keysOfList: [KeyStroke] = [.function(1), "?"]
  /// The keys of `tessera_set_shortcuts`.
  private static let keysOfClosing: [KeyStroke] = [.control("w"), .control("q")]

  private var boundCommands: [KeyCommand] { commands.map { focusedCollection.engine.bound($0) } }

  /// The collection with the keyboard focus; the main one if none has it.
  private var focusedCollection: CollectionView {
    guard let sidebar, let focus = gtk_window_get_focus(window.asWindow),
      focus == sidebar.widget || gtk_widget_is_ancestor(focus, sidebar.widget) != 0
    else { return collection }
    return sidebar
  }

  private typealias KeyHandler =
    @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

  /// Adds a controller for the keys that no widget of the window handles.
  func addKeyController() {
    guard let controller = gtk_event_controller_key_new() else { return }
    let pressed: KeyHandler = { _, keyval, _, state, context in
      guard let context else { return 0 }
      nonisolated(unsafe) let app = context
      return MainActor.assumeIsolated {
        Unmanaged<GTKApp>.fromOpaque(app).takeUnretainedValue().press(keyval, state) ? 1 : 0
      }
    }
    tessera_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_add_controller(window, controller)
  }

  private func press(_ keyval: guint, _ state: GdkModifierType) -> Bool {
    // A prompt and an open menu have the keys for themselves.
    guard let key = Key(keyval: keyval, state), !isShowingPrompt, !focusedCollection.isInPopover else {
      return false
    }
    let stroke = KeyStroke(key, KeyModifiers(state, of: key))
    if let command = boundCommands.first(where: { $0.strokes.contains(stroke) }) {
      command.action()
    } else if Self.keysOfList.contains(stroke) {
      showKeys()
    } else {
      return false
    }
    // The command may have called methods of an engine.
    collection.setNeedsUpdate()
    sidebar?.setNeedsUpdate()
    return true
  }
}
