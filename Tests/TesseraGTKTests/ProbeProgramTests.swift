import Testing

/// The programs that tests start.
@MainActor
struct ProbeProgramTests {
  @Test("A program that ignores signals is ended all the same")
  func aProgramThatDoesNotListenEndsAllTheSame() async throws {
    let program = try ProbeProgram("/bin/sh", ["-c", "trap '' TERM; echo ready; exec sleep 600"])
    try await wait("the program") { program.text == "ready\n" }
    program.end()
    #expect(!program.isRunning && !program.hasEndedWell)
  }
}
