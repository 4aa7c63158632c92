import TestSupport
import Testing

@Suite("Shrinking of failing programs")
struct ShrinkingTests {
  /// Data with an array in each element of an array.
  private struct Shelf: Equatable {
    var rows: [[Int]]
    var width = 5
  }

  @Test("Unneeded steps are left out, and the complaint is that of the smallest program")
  func steps() {
    let failure = smallestFailure(of: Array(1...99), by: [.leavingOutRuns()]) { program in
      program.contains(3) && program.contains(70) ? "\(program.count) steps" : nil
    }
    #expect(failure?.value == [3, 70])
    #expect(failure?.failureReason == "2 steps")
  }

  @Test("A program that does not fail is not shortened")
  func success() {
    #expect(smallestFailure(of: [1, 2], by: [.leavingOutRuns()]) { $0.contains(3) ? "three" : nil } == nil)
    #expect(smallestFailure(of: [Int](), by: [.leavingOutRuns()]) { "\($0)" }?.value == [])
  }

  @Test("The first steps stay", arguments: 0...3)
  func firstSteps(count: Int) {
    let failure = smallestFailure(of: [1, 2, 3], by: [.leavingOutRuns(keepingFirst: count)]) { "\($0)" }
    #expect(failure?.value == Array([1, 2, 3].prefix(count)))
    let first = smallestFailure(of: [Int](), by: [.leavingOutRuns(keepingFirst: count)]) { "\($0)" }
    #expect(first?.value == [])
  }

  @Test("Runs that fail only together are left out", arguments: [2, 4, 8, 16])
  func runs(length: Int) {
    for start in 1..<20 {
      let run = start..<start + length
      let failure = smallestFailure(of: Array(0..<40), by: [.leavingOutRuns(keepingFirst: 1)]) { program in
        let left = program.count { run.contains($0) }
        return left == 0 || left == length ? "fails" : nil
      }
      #expect(failure?.value == [0], "start \(start)")
    }
  }

  @Test("A program of many steps takes few tries")
  func effort() {
    var count = 0
    let failure = smallestFailure(of: Array(0..<1000), by: [.leavingOutRuns()]) { program in
      count += 1
      return program.contains(123) && program.contains(877) ? "fails" : nil
    }
    #expect(failure?.value == [123, 877])
    #expect(count < 150)
  }

  @Test("The search ends when the effort is spent")
  func limit() {
    var tried: [Int] = []
    let failure = smallestFailure(of: Array(0..<8), by: [.leavingOutRuns()], effort: 19, cost: { $0.count }) {
      tried.append($0.count)
      return $0.count > 3 ? "fails" : nil
    }
    #expect(tried == [8, 0, 4, 0, 2, 2, 3, 3, 3])
    #expect(failure?.value == [0, 1, 2, 3])
  }

  @Test("Parts are made smaller, and changes that change nothing are not tried")
  func parts() {
    let shrinkers: [Shrinker<Shelf>] = [
      .leavingOutRuns(of: \.rows), .inEach(of: \.rows, [.leavingOutOne(of: \.self)]),
      .changing(forEach: { _ in [7, 8] }) { shelf, number in
        shelf.rows = shelf.rows.map { $0.filter { $0 != number } }
      },
      .changing { $0.width = 0 },
    ]
    let shelf = Shelf(rows: [[1, 2], [3, 4, 5], [], [6, 7]])
    let failure = smallestFailure(of: shelf, by: shrinkers) { $0.rows.joined().contains(4) ? "\($0)" : nil }
    #expect(failure?.value == Shelf(rows: [[4]], width: 0))
    #expect(shrinkers[3].candidates(Shelf(rows: [], width: 0)).map { $0 } == [])
    #expect(shrinkers[1].candidates(shelf).map { $0.rows[1] }.count { $0.count == 2 } == 3)
  }

  @Test("Candidates are made when they are tried")
  func lazy() {
    var count = 0
    let shrinker = Shrinker<Int> { number in
      (0..<number).lazy.map { smaller in
        count += 1
        return smaller
      }
    }
    #expect(smallestFailure(of: 100, by: [shrinker]) { $0 >= 10 ? "large" : nil }?.value == 10)
    #expect(count == 21)
  }

  @MainActor
  @Test("A program that runs asynchronously is shortened like any other")
  func asynchronous() async throws {
    let failure = await smallestFailure(of: Array(1...99), by: [.leavingOutRuns()]) { program in
      await Task.yield()
      return program.contains(3) && program.contains(70) ? "\(program.count) steps" : nil
    }
    #expect(failure?.value == [3, 70])
    #expect(failure?.failureReason == "2 steps")
    await #expect(throws: CancellationError.self) {
      _ = try await smallestFailure(of: [1, 2], by: [.leavingOutRuns()]) { program in
        if program.count < 2 { throw CancellationError() }
        return "fails"
      }
    }
  }
}
