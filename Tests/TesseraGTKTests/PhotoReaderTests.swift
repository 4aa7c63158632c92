import CGTKTesting
import CTesseraGTK
import Foundation
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  /// The photo reader of `Examples`, with real keys.
  @MainActor
  struct PhotoReaderTests {
    @Test("Keys open a photo, go to the others and back to the grid, and quit")
    func keyboard() async throws {
      let folder = try TemporaryFolder()
      for (name, color) in [("a2", 0x3060_90FF), ("a10", 0x9060_30FF), ("b", 0x3090_60FF)] as [(_, UInt32)] {
        try folder.addPhoto(name, color)
      }
      let program = try started(folder)
      defer { program.end() }
      try await expect("3 photos", of: program)
      try await giveKeyboard(to: "3 photos")
      try await press("Return", program, expecting: "^a2.png .* 1 of 3")
      try await press("Right", program, expecting: "^a10.png .* 2 of 3")
      try await press("End", program, expecting: "^b.png .* 3 of 3")
      // There is none after the last.
      try await run(xdotool: ["key", "Right"])
      try await press("Left", program, expecting: "^a10.png .* 2 of 3")
      try await press("Home", program, expecting: "^a2.png .* 1 of 3")
      try await press("Left", program, expecting: "^a2.png .* 1 of 3")
      try await press("End", program, expecting: "^b.png .* 3 of 3")
      try await press("Escape", program, expecting: "3 photos")
      // The photo that was open has the focus in the grid, also at another size.
      try await run(xdotool: ["key", "plus"])
      try await press("Return", program, expecting: "^b.png .* 3 of 3")
      try await quit(program)
    }

    @Test("A broken picture does not keep the photos beside it from opening")
    func broken() async throws {
      let folder = try TemporaryFolder()
      try folder.write("no picture", to: "a.png")
      try folder.addPhoto("b", 0x3060_90FF)
      try folder.write("no picture", to: "notes.txt")
      let program = try started(folder)
      defer { program.end() }
      try await expect("2 photos", of: program)
      try await giveKeyboard(to: "2 photos")
      try await press("Return", program, expecting: "^a.png .* 1 of 2")
      try await press("Right", program, expecting: "^b.png .* 2 of 2")
      try await press("Left", program, expecting: "^a.png .* 1 of 2")
      try await quit(program)
    }

    @Test("A folder without photos and one that is missing are named")
    func nothing() async throws {
      let folder = try TemporaryFolder()
      let program = try started(folder)
      defer { program.end() }
      try await expect("0 photos", of: program)
      try await giveKeyboard(to: "0 photos")
      try await quit(program)

      let missing = try ProbeProgram(
        "/bin/sh", ["-c", "\"$0\" \"$1\" 2>&1; echo $?", try path(), folder.path("none")])
      defer { missing.end() }
      try await wait("the end") { !missing.isRunning }
      let lines = missing.text.split(separator: "\n")
      #expect(lines.count == 2 && lines.last == "66", "\(lines)")
      #expect(lines[0].hasPrefix("PhotoReader: \(folder.path("none")): "), "\(lines)")

      let help = try ProbeProgram(try path(), ["--help"])
      defer { help.end() }
      try await wait("the end") { !help.isRunning }
      #expect(help.hasEndedWell && help.text.hasPrefix("usage: PhotoReader FOLDER\n"))
    }

    // MARK: Steps

    private func path() throws -> String { try BuiltProgram.path(of: "PhotoReader") }

    private func started(_ folder: TemporaryFolder) throws -> ProbeProgram {
      // Critical warnings of GTK end the program.
      try ProbeProgram(try path(), [folder.path], environment: ["G_DEBUG": "fatal-criticals"])
    }

    /// Waits for a window whose title matches a pattern.
    private func expect(_ title: String, of program: ProbeProgram) async throws {
      try await wait("\(title)") { !program.isRunning || Self.isShown(title) }
      try #require(program.isRunning)
    }

    private static func isShown(_ title: String) -> Bool {
      let search = Process()
      search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      search.arguments = ["xdotool", "search", "--onlyvisible", "--name", title]
      search.standardOutput = FileHandle.nullDevice
      guard (try? search.run()) != nil else { return false }
      search.waitUntilExit()
      return search.terminationStatus == 0
    }

    private func giveKeyboard(to title: String) async throws {
      try await run(xdotool: ["search", "--onlyvisible", "--name", title, "windowfocus", "--sync"])
    }

    private func press(_ key: String, _ program: ProbeProgram, expecting title: String) async throws {
      try await run(xdotool: ["key", key])
      try await expect(title, of: program)
    }

    private func quit(_ program: ProbeProgram) async throws {
      try await run(xdotool: ["key", "ctrl+q"])
      try await wait("the end") { !program.isRunning }
      #expect(program.hasEndedWell)
    }
  }
}

extension TemporaryFolder {
  /// Makes a photo of one color.
  fileprivate func addPhoto(_ name: String, _ color: UInt32) throws {
    let photo = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 900, 600))
    defer { g_object_unref(UnsafeMutableRawPointer(photo)) }
    gdk_pixbuf_fill(photo, color)
    gdk_pixbuf_savev(photo, path(name + ".png"), "png", nil, nil, nil)
  }
}
