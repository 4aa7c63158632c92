import CGTKTesting
import CTesseraGTK
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  /// The gallery as a whole.
  @MainActor
  struct GalleryWindowTests {
    @Test("Pictures are found, decoded and shown")
    func picturesAreFoundDecodedAndShown() async throws {
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
      // The center of the first of four columns.
      let pixel = try #require(gdk_pixbuf_read_pixels(shown))
        .advanced(by: Int(gdk_pixbuf_get_rowstride(shown)) * 80 + 80 * Int(gdk_pixbuf_get_n_channels(shown)))
      #expect([pixel[0], pixel[1], pixel[2]] == [0x30, 0x60, 0x90])
    }

    @Test("The sidebar opens and selects every example")
    func theSidebarOpensEveryExampleAndMarksIt() async throws {
      let list = try ProbeProgram(try BuiltProgram.path(of: "gallery"), ["list"])
      defer { list.end() }
      try await wait("the list") { !list.isRunning }
      let names = list.text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
      try #require(names.count > 20)

      let bus = try await AccessibilityBus()
      defer { bus.close() }
      // Critical warnings of GTK end the program.
      let gallery = try ProbeProgram(
        try BuiltProgram.path(of: "gallery"), ["--host", "gtk"],
        environment: [
          "DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": "atspi", "G_DEBUG": "fatal-criticals",
        ])
      defer { gallery.end() }
      try await wait("the first example") { bus.isOpen(names[0]) || !gallery.isRunning }
      try await run(xdotool: ["search", "--onlyvisible", "--name", "^\(names[0])", "windowfocus", "--sync"])
      // From the first row, the keyboard moves through all of them.
      try await run(xdotool: ["mousemove", "80", "20", "click", "1"])
      for name in names.dropFirst() {
        try await run(xdotool: ["key", "Down", "Return"])
        try await wait("\(name)") { bus.isOpen(name) || !gallery.isRunning }
        guard name == "random" else { continue }
        try await wait("what its keys do") { bus.read().contains { $0.name == "s shuffles" } }
      }
      #expect(gallery.isRunning)
    }
  }
}

extension AccessibilityBus {
  /// Returns whether the gallery shows an example: the window has its name, and the list selects only it.
  fileprivate func isOpen(_ name: String) -> Bool {
    let objects = read()
    guard let list = objects.firstIndex(where: { $0.name == "Examples" }) else { return false }
    let rows = objects[(list + 1)...].prefix { $0.depth > objects[list].depth }
    return objects.contains { $0.depth < objects[list].depth && $0.name.isAbout(name) }
      && rows.filter { $0.is(.selected) }.map { $0.name.isAbout(name) } == [true]
  }
}

extension String {
  /// Returns whether a text begins with a word.
  fileprivate func isAbout(_ word: String) -> Bool { prefix { $0 != " " && $0 != "," } == word }
}
