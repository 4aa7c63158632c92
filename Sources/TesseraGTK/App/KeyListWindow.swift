import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents

/// A window that lists keys, in front of the window of an app. Escape and F1 close it.
@MainActor
final class KeyListWindow {
  private nonisolated(unsafe) let window: Widget
  /// The list.
  let collection = CollectionView()
  private let onClose: () -> Void

  /// Creates a window and shows it; `nil` if GTK cannot create it.
  init?(_ groups: [KeyGroup], of parent: Widget, onClose: @escaping () -> Void) {
    guard let window = gtk_window_new(), let scrolled = gtk_scrolled_window_new() else { return nil }
    (self.window, self.onClose) = (window, onClose)
    collection.accessibilityLabel = "Keys"
    collection.onKey = { [weak self] key, modifiers in
      guard modifiers.isEmpty, key == .escape || key == .function(1) else { return false }
      self?.close()
      return true
    }
    collection.show(
      Content {
        for group in groups {
          Section(ItemID(group.title)) {
            ForEach(group.rows, id: \.self) { KeyRow(row: $0) }
          }
          .header { SectionTitle(group.title) }
        }
      })
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), collection.widget)
    gtk_window_set_title(window.asWindow, "Keys")
    gtk_window_set_transient_for(window.asWindow, parent.asWindow)
    gtk_window_set_modal(window.asWindow, 1)
    gtk_window_set_destroy_with_parent(window.asWindow, 1)
    let rows = groups.reduce(0) { $0 + $1.rows.count + 1 }
    gtk_window_set_default_size(window.asWindow, 420, Int32(min(560, 80 + 28 * rows)))
    gtk_window_set_child(window.asWindow, scrolled)
    let destroyed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      _, context in
      guard let context else { return }
      nonisolated(unsafe) let list = context
      MainActor.assumeIsolated { Unmanaged<KeyListWindow>.fromOpaque(list).takeUnretainedValue().onClose() }
    }
    tessera_connect(
      window, "destroy", unsafeBitCast(destroyed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_window_present(window.asWindow)
    gtk_widget_grab_focus(collection.widget)
  }

  /// Closes the window.
  func close() { gtk_window_close(window.asWindow) }
}

/// The title of a command and its keys.
private struct KeyRow: Component {
  var row: KeyGroup.Row

  var body: some Component {
    HStack {
      Text(row.title)
      Spacer()
      Text(row.keys).bold()
    }
  }
}
