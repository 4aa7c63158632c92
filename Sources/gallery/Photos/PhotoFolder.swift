#if HAS_GTK
/// A search for the pictures in a folder that reports them as they are found.
enum PhotoFolder {
  /// Pictures found one after the other, and the number of files examined so far.
  struct Batch: Sendable {
    var photos: [Photo]
    var fileCount: Int
  }

  /// Searches for pictures in a folder and its subfolders, in the order of their names; links are not
  /// followed. Files are examined off the main actor. The search ends when the stream is no longer used.
  static func photos(under path: String) -> AsyncStream<Batch> {
    AsyncStream { continuation in
      let search = Task.detached(priority: .utility) {
        var search = Search { continuation.yield($0) }
        search.look(into: path)
        search.hand()
        continuation.finish()
      }
      continuation.onTermination = { _ in search.cancel() }
    }
  }

  /// A search that is under way.
  private struct Search {
    let report: (Batch) -> Void
    private var photos: [Photo] = []
    private var fileCount = 0
    private var batchSize = 16

    init(_ report: @escaping (Batch) -> Void) { self.report = report }

    mutating func look(into path: String) {
      guard let directory = try? Directory.read(path) else { return }
      for entry in directory.entries where !entry.id.hasPrefix(".") {
        guard !Task.isCancelled else { return }
        let path = path == "/" ? "/" + entry.id : path + "/" + entry.id
        switch entry.kind {
        case .directory: look(into: path)
        case .file: add(path)
        default: break
        }
      }
    }

    private mutating func add(_ path: String) {
      fileCount += 1
      if let photo = Photo(path: path) { photos.append(photo) }
      if photos.count >= batchSize { hand() }
    }

    /// Reports the pictures found: soon at first, then more at once.
    mutating func hand() {
      report(Batch(photos: photos, fileCount: fileCount))
      photos = []
      batchSize = min(1024, 2 * batchSize)
    }
  }
}
#endif
