import TestSupport
import Testing

@Suite("Shortest failing programs")
struct ShortestFailureTests {
  @Test("What is not needed for the failure is left out, and the complaint is that of what is left")
  func shortest() {
    let failure = shortestFailure(of: Array(1...9)) { program in
      program.contains(3) && program.contains(7) ? "\(program.count) steps" : nil
    }
    #expect(failure?.program == [3, 7])
    #expect(failure?.complaint == "2 steps")
    #expect(shortestFailure(of: [1, 2]) { $0.contains(3) ? "three" : nil } == nil)
  }
}
