#if HAS_GTK
import CGTK
import Tessera
import TesseraGTK

extension GTKGallery {
  /// Shows the window until everything in it is at rest, for at most ten seconds, and writes a picture of it.
  func writeScreenshot(to path: String) throws(GalleryError) {
    var result = Result<Void, GalleryError>.failure(
      .unavailable("the window was closed before it showed anything"))
    Task { [weak self] in
      await self?.rest()
      guard let self else { return }
      if let picture = WindowScreenshot(of: app.window) {
        result = Result { () throws(GalleryError) in try picture.write(to: path) }
      }
      app.quit()
    }
    _ = run()
    try result.get()
  }

  /// Waits until frames have been shown and everything has been at rest for a moment.
  private func rest() async {
    let start = ContinuousClock.now
    var quietCount = 0
    while quietCount < 15, ContinuousClock.now - start < .seconds(10) {
      try? await Task.sleep(for: .milliseconds(20))
      quietCount = isAtRest ? quietCount + 1 : 0
    }
  }

  private var isAtRest: Bool {
    let engine = app.collection.engine
    return engine.updateCount > 0 && engine.nextFrameTime == nil && !(example?.isContentLoading ?? false)
  }
}
#endif
