import CGTK
import Tessera

/// The textures of the images that a view has drawn last, so that no image is converted each time that it is drawn.
@MainActor
final class ImageTextures {
  private struct Entry {
    let image: Image
    let texture: OpaquePointer
    var isUsed = true
  }

  nonisolated(unsafe) private var entries: [Entry] = []

  deinit { for entry in entries { g_object_unref(UnsafeMutableRawPointer(entry.texture)) } }

  /// The number of textures.
  var count: Int { entries.count }

  /// Returns the texture of an image, which the receiver owns; `nil` if the image is empty.
  func texture(of image: Image) -> OpaquePointer? {
    // Images that share their pixels are equal at once.
    if let known = entries.firstIndex(where: { $0.image == image }) {
      entries[known].isUsed = true
      return entries[known].texture
    }
    guard let texture = Self.makeTexture(image) else { return nil }
    entries.append(Entry(image: image, texture: texture))
    return texture
  }

  /// Ends a drawing: forgets the images that it does not contain.
  func endDrawing() {
    for entry in entries where !entry.isUsed { g_object_unref(UnsafeMutableRawPointer(entry.texture)) }
    entries.removeAll { !$0.isUsed }
    for index in entries.indices { entries[index].isUsed = false }
  }

  private static func makeTexture(_ image: Image) -> OpaquePointer? {
    guard image.width > 0, image.height > 0 else { return nil }
    var bytes = [UInt8](repeating: 255, count: image.pixels.count * 4)
    for (index, pixel) in image.pixels.enumerated() {
      bytes[4 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[4 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[4 * index + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(image.width), Int32(image.height), GDK_MEMORY_R8G8B8A8, data, gsize(image.width * 4))
  }
}
