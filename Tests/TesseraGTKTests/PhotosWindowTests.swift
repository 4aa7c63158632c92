import CGTKTesting
import CTesseraGTK
import Foundation
import TestSupport
import Testing

@testable import TesseraGTK
@testable import gallery

extension WindowTests {
  /// The pictures of a large folder.
  @MainActor
  struct PhotosWindowTests {
    @Test("A window scrolls through ten thousand pictures")
    func tenThousandPicturesAreScrolledThrough() async throws {
      let folder = try TemporaryFolder()
      try folder.fillWithPictures(10_000)
      let store = PhotoStore(capacity: 1 << 20)
      let example = try PhotosExample(path: folder.path, store: store)
      let window = try await Window(
        width: 640, height: 480, configuration: example.configuration.adaptedToDesktop(),
        example.windowContent())
      defer { window.close() }
      example.follow { window.view.show(example.windowContent()) }
      defer { example.stopUpdates() }
      try await wait("all pictures") { !example.isContentLoading }
      try await window.settle()
      #expect(example.status(focused: nil) == "\(10_000.grouped) pictures")

      // Only visible pictures are requested, and scrolling does not wait for them.
      let adjustment = window.adjustment()
      let range = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      #expect(range > 250_000)
      let (steps, decodedBefore) = (40, store.decodedCount)
      var seen = 0
      for step in 1...steps {
        gtk_adjustment_set_value(adjustment, range * Double(step) / Double(steps))
        try await window.nextFrame()
        seen += window.engine.cells.count
      }
      #expect(window.value == range)
      #expect(seen < steps * 60)
      try await wait("the pictures in view") { store.pendingCount == 0 }
      #expect(store.decodedCount - decodedBefore <= seen)
      #expect(store.byteCount <= store.capacity)
      #expect(window.allRows.count < 120)

      // The last picture is in the last row.
      let last = try #require(window.row(ItemID(folder.path("9999.png"))))
      let picture = try #require(gtk_widget_get_first_child(last))
      #expect(gtk_picture_get_paintable(OpaquePointer(picture)) != nil)
      #expect(window.issues.isEmpty)
    }
  }
}

extension TemporaryFolder {
  /// Makes a number of pictures that link to a single file.
  fileprivate func fillWithPictures(_ count: Int) throws {
    let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 64, 48)
    gdk_pixbuf_fill(picture, 0x3060_90FF)
    gdk_pixbuf_savev(picture, path("0000.png"), "png", nil, nil, nil)
    g_object_unref(picture.map { UnsafeMutableRawPointer($0) })
    for number in 1..<count {
      let name = String(repeating: "0", count: 4 - "\(number)".count) + "\(number).png"
      try FileManager.default.linkItem(atPath: path("0000.png"), toPath: path(name))
    }
  }
}
