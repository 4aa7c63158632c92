#if HAS_GTK
import CGTK

/// A picture in a file, of which only the size is known.
struct Photo: Identifiable, Equatable, Sendable {
  /// The path of the file.
  var id: String
  /// The width, in pixels.
  var width: Int
  /// The height, in pixels.
  var height: Int

  var name: String { String(id[(id.lastIndex(of: "/").map(id.index(after:)) ?? id.startIndex)...]) }

  /// The ratio of the height to the width, limited to the range from 1/3 to 3.
  var ratio: Double { min(3, max(1.0 / 3, Double(height) / Double(width))) }

  /// Creates a picture by reading the first bytes of a file; `nil` if the file is not a supported picture.
  init?(path: String) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
    (id, self.width, self.height) = (path, Int(width), Int(height))
  }
}
#endif
