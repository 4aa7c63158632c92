#if HAS_GTK
import CGTK
import TesseraComponents
import TesseraGTK

/// The pictures of a folder in columns, found and decoded while the user looks at the first of them.
final class PhotosExample: BasicExample, Example {
  static let summary = "The pictures in a folder and its subfolders; argument: a path"

  private let path: String
  private let store: PhotoStore
  /// The pictures of hosts that draw them: in few pixels, as a terminal has no more.
  private let images = ImageStore { path in
    guard let image = Image(file: path, fitting: 480) else {
      throw GalleryError.noInput("no picture: \(path)")
    }
    return image
  }
  private var photos: [Photo] = []
  private var fileCount = 0
  /// The number of columns; `nil` for as many as fit.
  private var chosenCount: Int?
  private var search: Task<Void, Never>?
  private var isSearching = true

  override convenience init(arguments: [String]) throws(GalleryError) {
    try self.init(path: try Self.argument(of: arguments, "path") ?? Self.defaultPath, store: PhotoStore())
  }

  init(path: String, store: PhotoStore) throws(GalleryError) {
    _ = try Directory.read(path)
    (self.path, self.store) = (path, store)
    super.init()
  }

  /// The user's folder of pictures; if there is none, the icons of the desktop.
  private static var defaultPath: String {
    let pictures = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map { String(cString: $0) }
    return [pictures, "/usr/share/icons"].compactMap(\.self).first { Directory.names(at: $0) != nil } ?? "."
  }

  /// Pictures are decoded shortly before they become visible.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 320, selectionMode: .multiple) }

  /// Returns content with the names of the pictures until they are decoded.
  func content<H: CollectionHost>() -> Content<H> {
    content {
      ForEach(photos) { [images] photo in
        AsyncPicture(images.state(of: photo.id), size: .fill) {
          Text(photo.name).lineLimit(1)
        } failure: {
          Text("✕ " + photo.name).foreground(.negative).lineLimit(1)
        }
        .accessibilityLabel(photo.name)
        // The color of the focus is around the picture.
        .padding(.horizontal, .tight)
        .selectable()
        .size(height: .aspect(photo.ratio))
      }
    }
  }

  func windowContent() -> Content<GTK> {
    // The width of a column in a large window, in pixels.
    let width = 1920 / columnCount
    return content {
      ForEach(photos) { [store] in
        PhotoCell(photo: $0, width: width, store: store).selectable().size(height: .aspect($0.ratio))
      }
    }
  }

  private var columnCount: Int { chosenCount ?? max(2, Int((engine?.viewport.width ?? 0) / 200)) }

  private func content<H: CollectionHost>(@ItemBuilder<H> _ photos: () -> Items<H>) -> Content<H> {
    let photos = photos()
    return Content {
      Section(path, layout: .waterfall(columns: columnCount, spacing: 8).inset(8)) { photos }
        .empty {
          PlaceholderMessage(isSearching ? "Looking for pictures…" : "There are no pictures in \(path)")
        }
    }
  }

  func status(focused: ItemKey?) -> String {
    let search = isSearching ? ", looking further: \(fileCount.grouped) files" : ""
    let pending = store.pendingCount + images.pendingCount
    let decoding = pending > 0 ? ", \(pending) being decoded" : ""
    return photos.count.of("picture") + search + decoding
  }

  var isContentLoading: Bool { isSearching || store.pendingCount + images.pendingCount > 0 }

  var keys: [KeyCommand] { digits("columns", of: Array(1...9)) { $0.chosenCount = $1 } }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    (photos, fileCount, isSearching) = ([], 0, true)
    store.onChange = onChange
    images.onChange = onChange
    search = Task { [weak self, path] in
      for await batch in PhotoFolder.photos(under: path) {
        guard let self else { return }
        photos += batch.photos
        fileCount = batch.fileCount
        onChange()
      }
      guard let self, !Task.isCancelled else { return }
      isSearching = false
      onChange()
    }
  }

  override func stopUpdates() {
    search?.cancel()
    store.onChange = {}
    images.onChange = {}
  }
}
#endif
