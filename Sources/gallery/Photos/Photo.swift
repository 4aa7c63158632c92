#if HAS_GTK
import CGTK

/// A picture in a file, of which no more is known than how large it is.
struct Photo: Identifiable, Equatable, Sendable {
  /// The path of the file.
  var id: String
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int

  /// The name of the file.
  var name: String { String(id[(id.lastIndex(of: "/").map(id.index(after:)) ?? id.startIndex)...]) }

  /// How high it is in proportion to its width; what is longer than three times that is cut.
  var ratio: Double { min(3, max(1.0 / 3, Double(height) / Double(width))) }

  /// The picture in a file, whose first bytes are read; nil where the file is none that can be shown.
  init?(path: String) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
    (id, self.width, self.height) = (path, Int(width), Int(height))
  }
}
#endif
