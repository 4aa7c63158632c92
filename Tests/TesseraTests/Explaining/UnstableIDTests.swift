import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Unstable ids")
struct UnstableIDTests {
  private struct Row: Sendable {
    let id: Int
    let text: String
  }

  /// Returns rows with ids from a number on.
  private func rows(_ first: Int, _ texts: [String]) -> [Row] {
    texts.enumerated().map { Row(id: first + $0.offset, text: $0.element) }
  }

  private func section(_ id: String, _ rows: [Row]) -> Section<Headless> {
    Section(id) { ForEach(rows, id: \.id) { Label($0.text) } }
  }

  /// Returns the issues after rows are replaced by others.
  private func issues(_ old: [Row], _ new: [Row]) -> [Tessera.Issue] {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), content: Content { section("s", old) })
    collection.show(Content { section("s", new) })
    return collection.issues
  }

  private let texts = ["a", "b", "c", "d"]

  @Test("Equal cells with new ids are reported with their section")
  func renewed() {
    #expect(issues(rows(0, texts), rows(10, texts)) == [.unstableIDs(section: "s")])
  }

  @Test("Mostly equal cells with new ids are reported")
  func renewedAndChanged() {
    #expect(issues(rows(0, texts), rows(10, ["a", "b", "x", "d", "e", "f"])) == [.unstableIDs(section: "s")])
  }

  @Test("Different cells with different ids are not reported")
  func replaced() {
    #expect(issues(rows(0, texts), rows(10, ["x", "y", "c", "z"])) == [])
  }

  @Test("Identical placeholders and single items are not reported")
  func placeholders() {
    let waiting = [String](repeating: "…", count: 4)
    #expect(issues(rows(0, waiting), rows(10, waiting)) == [])
    #expect(issues(rows(0, ["a"]), rows(10, ["a"])) == [])
  }

  @Test("If one item keeps its id, the ids are stable")
  func survivor() {
    let new = [Row(id: 20, text: "a"), Row(id: 21, text: "b"), Row(id: 22, text: "c"), Row(id: 3, text: "d")]
    #expect(issues(rows(0, texts), new) == [])
    #expect(issues(rows(0, texts), rows(0, texts)) == [])
    #expect(issues(rows(0, texts), []) == [])
  }

  @Test("Items that move to another section are not reported")
  func moved() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      content: Content {
        section("s", rows(0, texts))
        section("t", rows(10, texts))
      })
    collection.show(
      Content {
        section("s", rows(10, texts))
        section("t", rows(0, texts))
      })
    #expect(collection.issues == [])
  }

  @Test("Only the section with unstable ids is reported")
  func oneOfTwo() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      content: Content {
        section("s", rows(0, texts))
        section("t", rows(10, texts))
      })
    collection.show(
      Content {
        section("s", rows(0, texts))
        section("t", rows(20, texts))
      })
    #expect(collection.issues == [.unstableIDs(section: "t")])
  }

  @Test("Off-screen cells are not compared")
  func cost() {
    var made = 0
    func content(_ first: Int) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(rows(first, (0..<1000).map { "\($0)" }), id: \.id) { row in
            made += 1
            return Label(row.text)
          }
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(overscan: 0), content: content(0))
    made = 0
    collection.show(content(5000))
    #expect(collection.issues == [.unstableIDs(section: "s")])
    #expect(made <= 12)
  }
}
