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

  /// Rows with ids from a number on.
  private func rows(_ first: Int, _ texts: [String]) -> [Row] {
    texts.enumerated().map { Row(id: first + $0.offset, text: $0.element) }
  }

  private func section(_ id: String, _ rows: [Row]) -> Section<Headless> {
    Section(id) { ForEach(rows, id: \.id) { Label($0.text) } }
  }

  /// What is found when rows take the place of others.
  private func issues(_ old: [Row], _ new: [Row]) -> [Tessera.Issue] {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), content: Content { section("s", old) })
    collection.show(Content { section("s", new) })
    return collection.issues
  }

  private let texts = ["a", "b", "c", "d"]

  @Test("The same cells with new ids are reported with their section")
  func renewed() {
    #expect(issues(rows(0, texts), rows(10, texts)) == [.unstableIDs(section: "s")])
  }

  @Test("So are they if one of them has changed or a few have come")
  func renewedAndChanged() {
    #expect(issues(rows(0, texts), rows(10, ["a", "b", "x", "d", "e", "f"])) == [.unstableIDs(section: "s")])
  }

  @Test("Other cells with other ids are other items")
  func replaced() {
    #expect(issues(rows(0, texts), rows(10, ["x", "y", "c", "z"])) == [])
  }

  @Test("Placeholders that are all equal prove nothing, and neither does a single item")
  func placeholders() {
    let waiting = [String](repeating: "…", count: 4)
    #expect(issues(rows(0, waiting), rows(10, waiting)) == [])
    #expect(issues(rows(0, ["a"]), rows(10, ["a"])) == [])
  }

  @Test("Where one item is still there, ids are stable")
  func survivor() {
    let new = [Row(id: 20, text: "a"), Row(id: 21, text: "b"), Row(id: 22, text: "c"), Row(id: 3, text: "d")]
    #expect(issues(rows(0, texts), new) == [])
    #expect(issues(rows(0, texts), rows(0, texts)) == [])
    #expect(issues(rows(0, texts), []) == [])
  }

  @Test("Items that have moved to another section are none that were created anew")
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

  @Test("Only the section that it is about is named")
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

  @Test("What is out of view is not looked at")
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
