#if HAS_GTK
/// The pictures under a folder, found without anybody waiting for all of them.
enum PhotoFolder {
  /// Pictures that were found next to each other, and how many files were looked at until then.
  struct Batch: Sendable {
    var photos: [Photo]
    var fileCount: Int
  }

  /// Looks for pictures in a folder and in the folders in it, in the order of their names; links are not followed.
  ///
  /// Files are looked into away from the main actor. Whoever stops listening ends the search.
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

    /// Reports what was found: soon at first, and then more at once.
    mutating func hand() {
      report(Batch(photos: photos, fileCount: fileCount))
      photos = []
      batchSize = min(1024, 2 * batchSize)
    }
  }
}
#endif
