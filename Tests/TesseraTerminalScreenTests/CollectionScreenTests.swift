import TerminalOracle
import TestSupport
import Testing

@Suite("A collection in a real terminal", .tags(.screen), .serialized)
struct CollectionScreenTests {
  @Test("Delayed events happen without input, and then the program is idle")
  func lifeAtRest() throws {
    let process = try TerminalProcess("TerminalProbe", ["collection"])
    #expect(process.waits { $0.line(23).contains("ahead") }, "\(process.screen.lines)")
    #expect(process.waits { $0.line(23).contains("seen") }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    #expect(process.bytesArriving(within: 0.3) == 0)
    process.send("q")
    #expect(process.end() == .code(0))
  }

  @Test(
    "Issues are printed when the program ends, unless that is disabled",
    arguments: [("faulty", "q"), ("faulty", "\u{3}"), ("faulty-silent", "q")])
  func faults(mode: String, key: String) throws {
    let process = try TerminalProcess("TerminalProbe", [mode])
    #expect(
      process.waits { $0.line(23).contains("faulty") && $0.line(1) == "two" }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    let fault = "Tessera: items 0, 1 of section lines share the id line; give each its own"
    #expect(process.count(of: fault) == 0, "the screen belongs to the program")
    process.send(key)
    #expect(process.end() == (key == "q" ? .code(0) : .signal(2)))
    #expect(process.count(of: fault) == (mode == "faulty" ? 1 : 0))
    #expect(
      process.screen.line(0).hasPrefix("Tessera: items") == (mode == "faulty"), "\(process.screen.lines)")
  }
}
