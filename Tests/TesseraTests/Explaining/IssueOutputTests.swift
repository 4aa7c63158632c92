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
    // Takes what outlines of other tests have left.
    collection.stage.issueOutput = IssueOutput { _ in }
    _ = collection.stage.update()
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

  /// An outline of two roots with the same id.
  private func outlineOfTwins(_ name: String) -> Outline<String, String> {
    Outline([name, name], id: { $0 }) { (_: String) -> [String]? in nil }
  }

  @Test("The faults of an outline are written once, until the program asks for them")
  func outline() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("a")
    outline.reload(["a", "a"])
    _ = outlineOfTwins("a").rows
    _ = collection.stage.update()
    #expect(lines.lines == ["Tessera: " + OutlineIssue.duplicateNode("a").description])
    var told: [OutlineIssue] = []
    outline.onIssue = { told.append($0) }
    outline.reload(["b", "b"])
    #expect(told == [.duplicateNode("b")] && lines.lines.count == 1)
    #expect(collection.stage.issueOutput != nil)
  }

  @Test("The program that asks right after it has made an outline hears of its roots, and nothing is written")
  func askedRoots() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("d")
    var told: [OutlineIssue] = []
    outline.onIssue = { told.append($0) }
    _ = collection.stage.update()
    #expect(told == [.duplicateNode("d")] && lines.lines.isEmpty)
    outline.onIssue = { _ in told = [] }
    #expect(told == [.duplicateNode("d")], "once")
  }

  @Test("The faults of roots are written at the end of the next frame, and not told again after that")
  func unaskedRoots() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("e")
    #expect(lines.lines.isEmpty)
    _ = collection.stage.update()
    #expect(lines.lines == ["Tessera: " + OutlineIssue.duplicateNode("e").description])
    var told: [OutlineIssue] = []
    outline.onIssue = { told.append($0) }
    #expect(told.isEmpty)
    _ = collection.stage.update()
    #expect(lines.lines.count == 1)
  }

  @Test("Where a setting silences a collection, the faults of outlines are not written there")
  func silencedOutline() {
    let lines = Lines()
    let collection = collection(lines, writes: false)
    let outline = outlineOfTwins("c")
    _ = collection.stage.update()
    #expect(outline.issues == [.duplicateNode("c")] && lines.lines.isEmpty)
    #expect(collection.stage.issueOutput != nil)
  }
}
