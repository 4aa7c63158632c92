#if HAS_GTK
import CGTK

/// The pixels of a window. The unchecked use is safe: a `GdkTexture` never changes, and GTK allows any thread
/// to release it.
@MainActor
final class WindowScreenshot {
  nonisolated(unsafe) private let texture: OpaquePointer

  /// Draws a visible widget with the renderer of its window; `nil` if the widget is not visible.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let paintable = gtk_widget_paintable_new(widget), let snapshot = gtk_snapshot_new() else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget)),
      let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    else { return nil }
    self.texture = texture
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  func write(to path: String) throws(GalleryError) {
    guard gdk_texture_save_to_png(texture, path) != 0 else {
      throw .cannotWrite("cannot write '\(path)': \(InputFile.lastError)")
    }
  }
}
#endif
