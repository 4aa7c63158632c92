import Foundation
import TestSupport
import Testing

/// The kernel shows collections by itself, without the module of behaviors.
@Suite("The kernel without behaviors")
struct KernelTests {
  @Test("A program that links the kernel alone shows, scrolls and updates a million rows")
  func millionRows() async throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram.path(of: "KernelProbe"))
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast() == [
        "shown: row 0 to row 9", "scrolled 1,000 lines: row 1000 to row 1009",
        "scrolled to the end: row 999990 to row 999999",
        "changed the last row: row 999990 to row 999999 (changed)",
        "removed the first half: row 999990 to row 999999 (changed)",
      ])
    // Four rows are prepared on each side. Scrolling by one line draws one row, whatever the number of rows.
    let numbers = try #require(lines.last).split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 2, "\(lines.last ?? "")")
    #expect(numbers[0] <= 40 && numbers[1] <= 1_000 + 14 + 14 + 1, "\(lines.last ?? "")")
  }

  @Test("A program that links the kernel alone contains no behaviors")
  func noBehaviors() throws {
    let program = try Data(contentsOf: URL(fileURLWithPath: try BuiltProgram.path(of: "KernelProbe")))
    // Symbols begin with the length of the module's name and the name.
    #expect(program.range(of: Data("$s13TesseraKernel".utf8)) != nil)
    #expect(program.range(of: Data("$s7Tessera".utf8)) == nil)
  }
}
