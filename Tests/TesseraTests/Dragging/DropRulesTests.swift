import TesseraLayout
import TesseraTesting
import Testing

@_spi(Behaviors) @testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("What decides about drops")
struct DropRulesTests {
  private func section(_ ids: [String], id: String = "rows") -> SectionSnapshot {
    var issues: [Tessera.Issue] = []
    let content = Content<Headless> { Section(id) { for id in ids { Label(id).id(id) } } }
    return Snapshot(content.declared, identityCheckLimit: 0, issues: &issues).sections[0]
  }

  private func handler(_ actions: DragActions, _ answer: DropAnswer?) -> AnyDropHandler {
    DropHandler<String>(
      actions, read: { $0.values() }, proposal: answer.map { answer in { _ in answer } }, action: { _ in })
  }

  private func visit(_ actions: DragActions, wanted: DragAction? = nil) -> DragVisit {
    DragVisit(DragGoods([DragOffer("a", actions: actions)]), wanted: wanted)
  }

  private func action(
    _ visit: DragVisit, _ actions: DragActions = .all, _ answer: DropAnswer? = nil
  ) -> DragAction? {
    visit.action(at: .between(section(["a"]).place(at: 0)), handler(actions, answer))
  }

  @Test("Both sides have to allow what is done; a move is preferred")
  func actions() {
    #expect(action(visit(.all)) == .move)
    #expect(action(visit(.all), .copy) == .copy)
    #expect(action(visit(.copy)) == .copy)
    #expect(action(visit(.copy), .move) == nil)
    #expect(action(visit(.all, wanted: .copy)) == .copy)
    #expect(action(visit(.move, wanted: .copy)) == nil)
  }

  @Test("The app may refuse a place, or allow one action alone that both sides allow")
  func answers() {
    #expect(action(visit(.all), .all, .allowed) == .move)
    #expect(action(visit(.all), .all, .refused) == nil)
    #expect(action(visit(.all), .all, .only(.copy)) == .copy)
    #expect(action(visit(.move), .all, .only(.copy)) == nil)
  }

  @Test("The app is asked once, and not where nothing can be done anyway")
  func asking() {
    var count = 0
    let place = DropPlace.between(section(["a"]).place(at: 0))
    let ask = { (handler: AnyDropHandler, visit: DragVisit) in
      visit.action(at: place, handler) { answer in
        count += 1
        return answer()
      }
    }
    #expect(ask(handler(.all, .allowed), visit(.all)) == .move && count == 1)
    #expect(ask(handler(.move, .allowed), visit(.copy)) == nil && count == 1)
  }

  @Test("A place knows the items around it, the one that is carried not counted")
  func places() {
    let section = section(["a", "b", "c"])
    let neighbours = { (index: Int, carried: Int?) -> [ItemID?] in
      let place = section.place(at: index, without: carried)
      return [place.after, place.before]
    }
    #expect(neighbours(0, nil) == [nil, "a"])
    #expect(neighbours(2, nil) == ["b", "c"])
    #expect(neighbours(3, nil) == ["c", nil])
    #expect(neighbours(1, 1) == ["a", "c"])
    #expect(neighbours(0, 0) == [nil, "b"])
    #expect(neighbours(2, 0) == ["c", nil])
    #expect(section.dropPlace(at: 1).section == section.key)
  }

  @Test("A placeholder of all content takes what the first section takes, and names that section")
  func placeholder() {
    var issues: [Tessera.Issue] = []
    let content = Content<Headless> {
      Section("first") {}
      Section("second") {}.onDrop(of: String.self) { _ in }
      Section("third") {}.onDropText { _ in }
    }.empty { Label("nothing") }
    let snapshot = Snapshot(content.declared, identityCheckLimit: 0, issues: &issues)
    #expect(snapshot.sections.map { $0.key.id } == ["placeholder"])
    #expect(snapshot.sections[0].dropPlace(at: 0).section == SectionKey("second"))
    #expect(snapshot.sections[0].section.taker(of: visit(.all)) != nil)
    #expect(snapshot.sections[0].section.taker(of: DragVisit(.text, actions: .copy)) == nil)
  }

  @Test("What was dropped in its own section has not gone; in another section or in an item it has")
  func keeping() {
    let (rows, others) = (section(["a"]), section(["x"], id: "others"))
    let key = rows.key(of: .item(0), kind: Label.kind)
    #expect(DropPlace.between(rows.place(at: 0)).keeps(key))
    #expect(!DropPlace.between(others.place(at: 0)).keeps(key))
    #expect(!DropPlace.into(key).keeps(key))
    #expect(DragEnd([], hasLanded: true, .move).action == nil)
    #expect(DragEnd([key], hasLanded: true, .move).action == .move)
    #expect(DragEnd([], hasLanded: false, .copy).action == .copy)
  }

  @Test("An item takes what hovers in its middle alone where its section takes it as well")
  func insideItems() {
    let cell = AnyCell<Headless>(Label("a").onDrop(of: String.self) { _ in }).declared
    let beside = handler(.all, nil)
    #expect(cell.taker(of: visit(.all), besides: nil, isInMiddle: false) != nil)
    #expect(cell.taker(of: visit(.all), besides: beside, isInMiddle: false) == nil)
    #expect(cell.taker(of: visit(.all), besides: beside, isInMiddle: true) != nil)
    let frame = Rect(x: 0, y: 100, width: 10, height: 40)
    let middle = [109, 110, 129, 130].map { frame.hasInMiddle(Point(x: 99, y: $0), along: .vertical) }
    #expect(middle == [false, true, true, false])
  }
}
