import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Issues")
struct IssueTests {
  private final class IssueRecorder {
    var issues: [Tessera.Issue] = []
  }

  private func listen(to collection: HeadlessCollection) -> IssueRecorder {
    let reported = IssueRecorder()
    collection.stage.onIssue = { reported.issues.append($0) }
    return reported
  }

  private func twins(_ text: String, after count: Int = 0) -> Content<Headless> {
    Content {
      Section("letters") {
        ForEach(0..<count) { Label("\($0)") }
        Label(text).id("a")
        Label(text).id("a")
      }
    }
  }

  @Test("An issue that recurs with each content is reported once and counted")
  func toldOnce() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: Content())
    let reported = listen(to: collection)
    for round in 0..<5 { collection.show(twins("\(round)", after: round)) }
    #expect(reported.issues == [.duplicateItem("a", section: "letters", positions: [0, 1])])
    #expect(collection.issues.count == 5)
    #expect(collection.stage.issues.entries.map { $0.count } == [5])
    #expect(
      collection.stage.issues.description
        == "items 4, 5 of section letters share the id a; give each its own (5 times)")
  }

  @Test("An issue caused by a single request is reported each time")
  func toldEachTime() {
    let collection = numberedLines(0..<10)
    let reported = listen(to: collection)
    for _ in 0..<2 {
      collection.engine.scroll(to: "nobody")
      collection.update()
    }
    #expect(reported.issues == [.unknownItem("nobody"), .unknownItem("nobody")])
  }

  @Test("The log keeps a hundred entries and counts the older ones")
  func limit() {
    let collection = numberedLines(0..<10)
    for number in 0..<(IssueLog.limit + 3) {
      collection.engine.scroll(to: ItemID("nobody \(number)"))
      collection.update()
    }
    #expect(collection.stage.issues.entries.count == IssueLog.limit)
    #expect(collection.stage.issues.droppedCount == 3)
    #expect(collection.stage.issues.entries.first?.issue == .unknownItem("nobody 3"))
    #expect(collection.stage.issues.description.hasPrefix("3 older ones were dropped\n"))
    #expect(IssueLog().description == "no issues")
  }

  @Test("An issue handler can update the collection")
  func updateInHandler() {
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: Content())
    var issues: [Tessera.Issue] = []
    collection.stage.onIssue = { issue in
      issues.append(issue)
      collection.stage.show(Content { Section("s") { Label("mended") } })
      issues += collection.stage.update().issues
    }
    collection.show(twins("a"))
    #expect(issues.count == 1)
    #expect(collection.text() == "mended\n\n\n\n")
  }

  @Test("An update during another update is reported after that")
  func reentrancy() {
    let meddler = Meddler()
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: Content())
    let reported = listen(to: collection)
    meddler.onUpdate = { _ = collection.stage.update() }
    collection.show(Content { Section("s") { MeddlingCell(meddler: meddler) } })
    #expect(reported.issues == [.reentrantUpdate])
  }

  @Test(
    "Every issue states the problem and the remedy",
    arguments: [
      .duplicateSection("s", positions: [0, 1]), .duplicateItem("a", section: "s", positions: [0, 1]),
      .unstableIDs(section: "s"), .kindConflict(CellKind("k")), .unknownItem("a"), .reentrantUpdate,
      .tooManyUpdates(100), .invalidSize(key), .misplacedGroup(key), .eventFromHiddenView(CellID(1)),
      .unexpectedEvent(key), .unsettledSizes, .idOfAnotherType("1", shown: 1),
      .repeatedAction("Delete", of: key),
    ] as [Tessera.Issue])
  func advice(_ issue: Tessera.Issue) {
    let parts = issue.description.split(separator: ";")
    #expect(parts.count > 1 && parts.allSatisfy { $0.count > 10 }, "\(issue)")
  }

  private nonisolated static let key = ItemKey(
    section: SectionKey("s"), element: .item("a", occurrence: 0), kind: CellKind("k"))
}

/// A cell that calls into the collection whenever its view is updated.
struct MeddlingCell: Cell {
  static let sizing = Sizing.height(16)
  let meddler: Meddler

  func makeView() -> DrawingView { LowView() }
  func update(_ view: DrawingView, state: CellState) { meddler.onUpdate() }
  nonisolated static func == (left: MeddlingCell, right: MeddlingCell) -> Bool {
    left.meddler === right.meddler
  }
}

/// The action of a meddling cell.
final class Meddler {
  var onUpdate: () -> Void = {}
}
