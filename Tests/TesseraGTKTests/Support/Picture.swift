import CGTK
import CTesseraGTK
import Testing

import TesseraGTK

/// GTK is about to allocate the widget, and draws nothing.
struct NoPicture: Error {}

/// The appearance of a widget, drawn by the renderer of its window.
@MainActor
final class Picture {
  let width: Int
  let height: Int
  private let pixels: [UInt8]
  nonisolated(unsafe) private let texture: OpaquePointer

  /// Draws a widget.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(of widget: Widget, scale: Int = 1) throws {
    let paintable = try #require(gtk_widget_paintable_new(widget))
    let snapshot = try #require(gtk_snapshot_new())
    let (points, lines) = (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    (width, height) = (points * scale, lines * scale)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, Double(points), Double(lines))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw NoPicture() }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget))
    texture = try #require(gsk_renderer_render_texture(renderer, node, &bounds))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    self.pixels = pixels
    gsk_render_node_unref(node)
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  /// The color of a pixel as `0xRRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 {
    guard 0..<width ~= x, 0..<height ~= y else { return 0 }
    let place = (y * width + x) * 4
    return UInt32(pixels[place + 2]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place])
  }

  func save(to path: String) { gdk_texture_save_to_png(texture, path) }
}
