import TerminalOracle
import Testing

@Suite("A collection in a real terminal", .serialized)
struct CollectionScreenTests {
  @Test("What waits for time to pass happens without a key, and then the program sleeps")
  func lifeAtRest() throws {
    let process = try TerminalProcess("TerminalProbe", ["collection"])
    #expect(process.waits { $0.line(23).contains("ahead") }, "\(process.screen.lines)")
    #expect(process.waits { $0.line(23).contains("seen") }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    #expect(process.bytesArriving(within: 0.3) == 0)
    process.send("q")
    #expect(process.end() == .code(0))
  }
}
