import TerminalOracle
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension GalleryScreenTests {
  /// The table of processes, which updates itself.
  @Suite("The processes on screen")
  struct ProcessesTests {
    /// Starts the example on a screen that is large enough for every process of a busy machine.
    private func processes() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["processes"], columns: 60, rows: 600)
      gallery.expect("the table") { $0.status.contains(" processes") }
      return gallery
    }

    /// Returns the row of a process.
    private func row(of id: Int32, in gallery: GalleryProcess) -> Int? {
      gallery.lines.firstIndex { $0.split(separator: " ").first == "\(id)" }
    }

    @Test("Processes appear and disappear without input")
    func comesAndGoes() throws {
      let gallery = try processes()
      let child = try SleepingProcess()
      let id = child.id
      gallery.expect("the new process") { row(of: id, in: $0) != nil }
      let line = gallery.lines[row(of: id, in: gallery) ?? 0]
      #expect(line.hasSuffix("sleep") && line.contains(" 0.0% "))
      child.end()
      gallery.expect("the process gone") { row(of: id, in: $0) == nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("A stopped process moves to the section of stopped processes")
    func moves() throws {
      let gallery = try processes()
      let child = try SleepingProcess()
      let id = child.id
      func section(_ gallery: GalleryProcess) -> Substring? {
        guard let row = row(of: id, in: gallery) else { return nil }
        let headers = ["Running", "Waiting", "Sleeping", "Idle", "Stopped", "Ended", "Other"]
        return gallery.lines[..<row].compactMap { $0.split(separator: " ").first }.last {
          headers.contains(String($0))
        }
      }
      gallery.expect("it asleep") { section($0) == "Sleeping" }
      kill(id, SIGSTOP)
      gallery.expect("it stopped") { section($0) == "Stopped" }
      kill(id, SIGCONT)
      gallery.expect("it asleep again") { section($0) == "Sleeping" }
    }

    @Test("The table is not updated after it is closed")
    func closed() throws {
      let gallery = try GalleryProcess()
      gallery.expect("the menu") { $0.row(of: "venue") == 6 }
      gallery.press(.home, .enter)
      gallery.expect("the table") { $0.status.contains(" processes") }
      gallery.press(.quit)
      gallery.expect("the menu again") { $0.row(of: "venue") == 6 }
      #expect(gallery.terminal.comesToRest())
      // More than one refresh would happen in this time.
      #expect(gallery.terminal.bytesArriving(within: 1.5) == 0)
    }
  }
}
