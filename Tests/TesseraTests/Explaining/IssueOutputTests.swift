import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Issues that nobody asks for")
struct IssueOutputTests {
  private final class Lines {
    var lines: [String] = []
  }

  private func collection(_ lines: Lines, writes: Bool = true) -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(writesIssues: writes),
      content: Content())
    collection.stage.issueOutput = IssueOutput { lines.lines.append($0) }
    return collection
  }

  private func twins(_ text: String) -> Content<Headless> {
    Content { Section("s") { for _ in 0..<2 { Label(text).id("a") } } }
  }

  @Test("Each distinct fault is written once, what single requests cause as well")
  func once() {
    let lines = Lines()
    let collection = collection(lines)
    for round in 0..<3 {
      collection.show(twins("\(round)"))
      collection.engine.scroll(to: "nobody")
      collection.engine.focus(on: "somebody")
      collection.update()
    }
    #expect(lines.lines.count == 3 && Set(lines.lines).count == 3)
    #expect(lines.lines.first == "Tessera: items 0, 1 of section s share the id a; give each its own")
  }

  @Test("A program that listens is told, and nothing is written")
  func listening() {
    let lines = Lines()
    let collection = collection(lines)
    var told: [Tessera.Issue] = []
    collection.stage.onIssue = { told.append($0) }
    collection.show(twins("a"))
    #expect(told.count == 1 && lines.lines.isEmpty)
    collection.stage.onIssue = nil
    collection.engine.scroll(to: "nobody")
    collection.update()
    #expect(lines.lines.count == 1)
  }

  @Test("One setting silences it; the issues are noted all the same")
  func silenced() {
    let lines = Lines()
    let collection = collection(lines, writes: false)
    collection.show(twins("a"))
    #expect(lines.lines.isEmpty && collection.stage.issues.entries.count == 1)
  }

  @Test("A program that makes a new fault in each frame does not fill a disk")
  func bounded() {
    let lines = Lines()
    let collection = collection(lines)
    for number in 0..<IssueOutput.limit + 20 {
      collection.engine.scroll(to: ItemID("nobody \(number)"))
      collection.update()
    }
    #expect(lines.lines.count == IssueOutput.limit + 1)
  }

  @Test("A collection without a screen writes nothing by itself: tests ask for its issues")
  func headless() {
    #expect(HeadlessCollection(size: .zero, content: Content()).stage.issueOutput == nil)
  }
}
