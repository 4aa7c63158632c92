import Tessera
import TesseraLayout
import TesseraTerminal
import TestCells
import Testing

@MainActor
@Suite("Frames of a collection in a terminal")
struct TerminalFrameTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  /// Draws the requested frames until a time and returns their number.
  private func frames(of collection: TerminalCollection, until end: Double) -> Int {
    var surface = Surface(columns: 10, rows: 3)
    var (count, time) = (1, 0.0)
    collection.draw(on: &surface, at: time)
    while let next = collection.engine.nextFrameTime, max(next, time + 0.1) <= end {
      time = max(next, time + 0.1)
      collection.draw(on: &surface, at: time)
      count += 1
    }
    return count
  }

  private func collection(_ content: Content<Terminal>) -> TerminalCollection {
    let collection = TerminalCollection(configuration: EngineConfiguration(overscan: 0, prefetchBudget: 1))
    collection.show(content)
    collection.place(in: GridRect(columns: 0..<10, rows: 0..<3))
    return collection
  }

  @Test("An issue of the content is reported once for any number of frames")
  func issues() {
    let content = Content<Terminal> {
      Section("list") { ForEach(["a", "a"], id: { $0 }) { Line($0) } }
    }
    let collection = collection(content)
    var issues: [Tessera.Issue] = []
    collection.onIssue = { issues.append($0) }
    #expect(frames(of: collection, until: 1) == 1)
    for _ in 0..<3 {
      collection.show(content)
      #expect(frames(of: collection, until: 1) == 1)
    }
    #expect(issues == [.duplicateItem("a", section: "list", positions: [0, 1])])
  }

  @Test("Impressions and prefetching proceed without input")
  func life() {
    let log = log
    let content = Content<Terminal> {
      Section("list") {
        ForEach(0..<9) { row in
          Line("\(row)").onImpression(dwell: 2) { log.lines.append("seen \(row)") }
        }
        .onPrefetch(ahead: .items(3)) { log.lines.append("ahead \($0)") }
      }
    }
    #expect(frames(of: collection(content), until: 9) == 4)
    #expect(log.lines == ["ahead [3]", "ahead [4]", "ahead [5]", "seen 0", "seen 1", "seen 2"])
  }
}
