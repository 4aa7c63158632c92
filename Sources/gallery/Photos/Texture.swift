#if HAS_GTK
import CGTK

/// A decoded picture, ready to be shown.
///
/// The unchecked conformance is safe: a `GdkTexture` never changes, and GTK allows any thread to hold one.
final class Texture: @unchecked Sendable {
  /// The object that GTK shows.
  let paintable: OpaquePointer
  /// The size in memory, in bytes.
  let byteCount: Int

  /// Decodes a picture, upright, in a size that suits a width; `nil` if it cannot be decoded.
  ///
  /// - Parameter width: The maximum width in pixels. Smaller pictures are not enlarged. The height is at most
  ///   four times the width.
  init?(_ photo: Photo, width: Int) {
    let width = min(width, photo.width)
    guard
      let decoded = gdk_pixbuf_new_from_file_at_scale(photo.id, Int32(width), Int32(4 * width), 1, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    guard let bytes = gdk_pixbuf_read_pixel_bytes(upright) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        gdk_pixbuf_get_width(upright), gdk_pixbuf_get_height(upright),
        gdk_pixbuf_get_has_alpha(upright) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8,
        bytes, gsize(gdk_pixbuf_get_rowstride(upright)))
    else { return nil }
    paintable = texture
    byteCount = Int(g_bytes_get_size(bytes))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(paintable)) }
}
#endif
