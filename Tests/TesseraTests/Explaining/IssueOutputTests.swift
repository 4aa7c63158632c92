import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Output of unhandled issues")
struct IssueOutputTests {
  private final class Lines {
    var lines: [String] = []
  }

  private func collection(_ lines: Lines, writes: Bool = true) -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(writesIssues: writes),
      content: Content())
    // Discards the issues that outlines of other tests have left.
    collection.stage.issueOutput = IssueOutput { _ in }
    _ = collection.stage.update()
    collection.stage.issueOutput = IssueOutput { lines.lines.append($0) }
    return collection
  }

  private func twins(_ text: String) -> Content<Headless> {
    Content { Section("s") { for _ in 0..<2 { Label(text).id("a") } } }
  }

  @Test("Each distinct issue is written once")
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

  @Test("With an issue handler nothing is written")
  func listening() {
    let lines = Lines()
    let collection = collection(lines)
    var reported: [Tessera.Issue] = []
    collection.stage.onIssue = { reported.append($0) }
    collection.show(twins("a"))
    #expect(reported.count == 1 && lines.lines.isEmpty)
    collection.stage.onIssue = nil
    collection.engine.scroll(to: "nobody")
    collection.update()
    #expect(lines.lines.count == 1)
  }

  @Test("A setting disables the output; the issues are still recorded")
  func silenced() {
    let lines = Lines()
    let collection = collection(lines, writes: false)
    collection.show(twins("a"))
    #expect(lines.lines.isEmpty && collection.stage.issues.entries.count == 1)
  }

  @Test("The output is limited if each frame causes a new issue")
  func bounded() {
    let lines = Lines()
    let collection = collection(lines)
    for number in 0..<IssueOutput.limit + 20 {
      collection.engine.scroll(to: ItemID("nobody \(number)"))
      collection.update()
    }
    #expect(lines.lines.count == IssueOutput.limit + 1)
  }

  @Test("A headless collection writes no issues")
  func headless() {
    #expect(HeadlessCollection(size: .zero, content: Content()).stage.issueOutput == nil)
  }

  /// Returns an outline of two roots with the same id.
  private func outlineOfTwins(_ name: String) -> Outline<String, String> {
    Outline([name, name], id: { $0 }) { (_: String) -> [String]? in nil }
  }

  @Test("The issues of an outline are written once, until a handler is set")
  func outline() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("a")
    outline.reload(["a", "a"])
    _ = outlineOfTwins("a").rows
    _ = collection.stage.update()
    #expect(lines.lines == ["Tessera: " + OutlineIssue.duplicateNode("a").description])
    var reported: [OutlineIssue] = []
    outline.onIssue = { reported.append($0) }
    outline.reload(["b", "b"])
    #expect(reported == [.duplicateNode("b")] && lines.lines.count == 1)
    #expect(collection.stage.issueOutput != nil)
  }

  @Test("A handler set right after an outline is created gets the issues of its roots")
  func askedRoots() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("d")
    var reported: [OutlineIssue] = []
    outline.onIssue = { reported.append($0) }
    _ = collection.stage.update()
    #expect(reported == [.duplicateNode("d")] && lines.lines.isEmpty)
    outline.onIssue = { _ in reported = [] }
    #expect(reported == [.duplicateNode("d")], "once")
  }

  @Test("The issues of roots are written after the next frame and not reported again")
  func unaskedRoots() {
    let lines = Lines()
    let collection = collection(lines)
    let outline = outlineOfTwins("e")
    #expect(lines.lines.isEmpty)
    _ = collection.stage.update()
    #expect(lines.lines == ["Tessera: " + OutlineIssue.duplicateNode("e").description])
    var reported: [OutlineIssue] = []
    outline.onIssue = { reported.append($0) }
    #expect(reported.isEmpty)
    _ = collection.stage.update()
    #expect(lines.lines.count == 1)
  }

  @Test("A disabled output does not write the issues of outlines")
  func silencedOutline() {
    let lines = Lines()
    let collection = collection(lines, writes: false)
    let outline = outlineOfTwins("c")
    _ = collection.stage.update()
    #expect(outline.issues == [.duplicateNode("c")] && lines.lines.isEmpty)
    #expect(collection.stage.issueOutput != nil)
  }
}
