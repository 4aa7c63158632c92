import Foundation
import TestSupport
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// A whole program.
  @MainActor
  struct AppTests {
    @Test func aProgramShowsItsWindowTakesInputAndEndsWithIt() async throws {
      let program = Process()
      let output = Pipe()
      program.executableURL = URL(fileURLWithPath: try BuiltProgram.path(of: "GTKProbe"))
      program.standardOutput = output
      try program.run()
      defer { if program.isRunning { program.terminate() } }
      let printed = Printed(output)
      try await wait("the first frame") { printed.text() == "shown\n" }
      try await run(xdotool: [
        "search", "--sync", "--onlyvisible", "--name", "^GTKProbe$", "windowfocus", "--sync",
      ])
      // The first row is below the title bar, which the program draws itself where nobody else does.
      try await run(xdotool: ["mousemove", "200", "300", "click", "1"])
      try await wait("a tap") { printed.text().contains("tap ") }
      try await run(xdotool: ["key", "ctrl+q"])
      try await wait("the end") { !program.isRunning }
      #expect(program.terminationReason == .exit && program.terminationStatus == 0)
    }
  }
}

/// What a program has printed so far.
@MainActor
private final class Printed {
  private let handle: FileHandle
  private var data = Data()

  init(_ pipe: Pipe) {
    handle = pipe.fileHandleForReading
    // Whoever has nothing to read goes on.
    _ = fcntl(handle.fileDescriptor, F_SETFL, fcntl(handle.fileDescriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Everything until now.
  func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(handle.fileDescriptor, &bytes, bytes.count)
    if count > 0 { data.append(contentsOf: bytes.prefix(count)) }
    return String(decoding: data, as: UTF8.self)
  }
}
