import CGTKTesting
import CTesseraGTK
import TestSupport
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The gallery as a whole.
  @MainActor
  struct GalleryWindowTests {
    @Test func picturesAreFoundDecodedAndShown() async throws {
      let folder = try TemporaryFolder()
      let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 300, 300)
      gdk_pixbuf_fill(picture, 0x3060_90FF)
      gdk_pixbuf_savev(picture, folder.path("a.png"), "png", nil, nil, nil)
      g_object_unref(picture.map { UnsafeMutableRawPointer($0) })
      try folder.makeFolder("out")

      let program = try ProbeProgram(
        try BuiltProgram.path(of: "gallery"),
        [
          "render", "photos", folder.path, "--format", "png", "--size", "80x20", "--output",
          folder.path("out/window.png"),
        ])
      defer { program.end() }
      try await wait("the end") { !program.isRunning }
      #expect(program.hasEndedWell)

      let shown = try #require(gdk_pixbuf_new_from_file(folder.path("out/window.png"), nil))
      defer { g_object_unref(UnsafeMutableRawPointer(shown)) }
      #expect(gdk_pixbuf_get_width(shown) == 640 && gdk_pixbuf_get_height(shown) == 320)
      // The middle of the first of four columns.
      let pixel = try #require(gdk_pixbuf_read_pixels(shown))
        .advanced(by: Int(gdk_pixbuf_get_rowstride(shown)) * 80 + 80 * Int(gdk_pixbuf_get_n_channels(shown)))
      #expect([pixel[0], pixel[1], pixel[2]] == [0x30, 0x60, 0x90])
    }
  }
}
