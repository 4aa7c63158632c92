import TesseraLayout
import TesseraTesting
import Testing

@_spi(Behaviors) @testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Rules for drops")
struct DropRulesTests {
  private func section(_ ids: [String], id: String = "rows") -> SectionSnapshot {
    var issues: [Tessera.Issue] = []
    let content = Content<Headless> { Section(id) { for id in ids { Label(id).id(id) } } }
    return Snapshot(content.declared, identityCheckLimit: 0, issues: &issues).sections[0]
  }

  private func handler(_ actions: DragActions, _ answer: DropDecision?) -> AnyDropHandler {
    DropHandler<String>(
      actions, read: { $0.values() }, proposal: answer.map { answer in { _ in answer } }, action: { _ in })
  }

  private func dropInfo(_ actions: DragActions, wanted: DragAction? = nil) -> DropInfo {
    DropInfo(DragPayload([DragOffer("a", actions: actions)]), wanted: wanted)
  }

  private func action(
    _ dropInfo: DropInfo, _ actions: DragActions = .all, _ answer: DropDecision? = nil
  ) -> DragAction? {
    dropInfo.action(at: .between(section(["a"]).place(at: 0)), handler(actions, answer))
  }

  @Test("Both sides have to allow an action, and a move is preferred")
  func actions() {
    #expect(action(dropInfo(.all)) == .move)
    #expect(action(dropInfo(.all), .copy) == .copy)
    #expect(action(dropInfo(.copy)) == .copy)
    #expect(action(dropInfo(.copy), .move) == nil)
    #expect(action(dropInfo(.all, wanted: .copy)) == .copy)
    #expect(action(dropInfo(.move, wanted: .copy)) == nil)
  }

  @Test("The app can refuse a place or restrict it to one action")
  func answers() {
    #expect(action(dropInfo(.all), .all, .allowed) == .move)
    #expect(action(dropInfo(.all), .all, .refused) == nil)
    #expect(action(dropInfo(.all), .all, .only(.copy)) == .copy)
    #expect(action(dropInfo(.move), .all, .only(.copy)) == nil)
  }

  @Test("The app is queried once, and only if an action is possible")
  func asking() {
    var count = 0
    let place = DropPlace.between(section(["a"]).place(at: 0))
    let ask = { (handler: AnyDropHandler, dropInfo: DropInfo) in
      dropInfo.action(at: place, handler) { answer in
        count += 1
        return answer()
      }
    }
    #expect(ask(handler(.all, .allowed), dropInfo(.all)) == .move && count == 1)
    #expect(ask(handler(.move, .allowed), dropInfo(.copy)) == nil && count == 1)
  }

  @Test("A place reports its neighbors without the dragged item")
  func places() {
    let section = section(["a", "b", "c"])
    let neighbors = { (index: Int, carried: Int?) -> [ItemID?] in
      let place = section.place(at: index, without: carried)
      return [place.after, place.before]
    }
    #expect(neighbors(0, nil) == [nil, "a"])
    #expect(neighbors(2, nil) == ["b", "c"])
    #expect(neighbors(3, nil) == ["c", nil])
    #expect(neighbors(1, 1) == ["a", "c"])
    #expect(neighbors(0, 0) == [nil, "b"])
    #expect(neighbors(2, 0) == ["c", nil])
    #expect(section.dropPosition(at: 1).section == section.key)
  }

  @Test("A content placeholder accepts the drops of the first section with a handler")
  func placeholder() {
    var issues: [Tessera.Issue] = []
    let content = Content<Headless> {
      Section("first") {}
      Section("second") {}.onDrop(of: String.self) { _ in }
      Section("third") {}.onDropText { _ in }
    }.empty { Label("nothing") }
    let snapshot = Snapshot(content.declared, identityCheckLimit: 0, issues: &issues)
    #expect(snapshot.sections.map { $0.key.id } == ["placeholder"])
    #expect(snapshot.sections[0].dropPosition(at: 0).section == SectionKey("second"))
    #expect(snapshot.sections[0].section.acceptingHandler(of: dropInfo(.all)) != nil)
    #expect(snapshot.sections[0].section.acceptingHandler(of: DropInfo(.text, actions: .copy)) == nil)
  }

  @Test("A drop in the own section keeps the item; any other drop removes it")
  func keeping() {
    let (rows, others) = (section(["a"]), section(["x"], id: "others"))
    let key = rows.key(of: .item(0), kind: Label.kind)
    #expect(DropPlace.between(rows.place(at: 0)).keeps(key))
    #expect(!DropPlace.between(others.place(at: 0)).keeps(key))
    #expect(!DropPlace.into(key).keeps(key))
    #expect(DragEnd([], wasDroppedInOwnCollection: true, .move).action == nil)
    #expect(DragEnd([key], wasDroppedInOwnCollection: true, .move).action == .move)
    #expect(DragEnd([], wasDroppedInOwnCollection: false, .copy).action == .copy)
  }

  @Test("A drop into an item replaces the elements with the same ids that the item has already")
  func repeatedDrop() {
    let folder = section(["folder"]).key(of: .item(0), kind: Label.kind)
    var files = ["a", "b", "c"].map { DraggedTask(id: $0) }
    files.insert(Drop(values: ["b", "d"].map { DraggedTask(id: $0) }, place: .into(folder), action: .copy))
    #expect(files.map { $0.id } == ["a", "c", "b", "d"])
  }

  @Test("An item accepts drops only in its middle if its section accepts them too")
  func insideItems() {
    let cell = AnyCell<Headless>(Label("a").onDrop(of: String.self) { _ in }).declared
    let beside = handler(.all, nil)
    #expect(cell.acceptingHandler(of: dropInfo(.all), besides: nil, isInMiddle: false) != nil)
    #expect(cell.acceptingHandler(of: dropInfo(.all), besides: beside, isInMiddle: false) == nil)
    #expect(cell.acceptingHandler(of: dropInfo(.all), besides: beside, isInMiddle: true) != nil)
    let frame = Rect(x: 0, y: 100, width: 10, height: 40)
    let middle = [109, 110, 129, 130].map { frame.hasInMiddle(Point(x: 99, y: $0), along: .vertical) }
    #expect(middle == [false, true, true, false])
  }
}
