import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Type-ahead")
struct TypeAheadTests {
  private func collection(
    _ names: [String], at time: Double? = nil, pause: Double = 1, isWanted: Bool = true
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 48),
      configuration: EngineConfiguration(
        overscan: 0, selectionMode: .single, keyboard: KeyboardOptions(typeAheadPause: pause)),
      at: time, content: content(names).typeAhead(isWanted))
  }

  private func content(_ names: [String]) -> Content<Headless> {
    Content { Section("s") { ForEach(names, id: { $0 }) { Label($0) } } }
  }

  private func focused(_ collection: HeadlessCollection) -> String? {
    collection.engine.focusedKey?.element.description
  }

  private let names = ["Alpha", "Delta", "Documents", "Downloads", "Éclair", "Zulu"]

  @Test("Letters form a word, and the found item is scrolled into view")
  func word() {
    let collection = collection(names)
    let found = ["d", "o", "w"].map { letter in
      #expect(collection.type(letter))
      return focused(collection)
    }
    #expect(found == ["Delta", "Documents", "Downloads"])
    #expect(collection.engine.typedText == "dow")
    #expect(collection.text().contains("Downloads"))
  }

  @Test("The search continues from the focused item and wraps around")
  func round() {
    let collection = collection(names)
    collection.press(key: .end)
    collection.type("do")
    #expect(focused(collection) == "Documents")
  }

  @Test("Typing the same letter repeatedly cycles through its items")
  func sameLetter() {
    let collection = collection(names)
    let found = (0..<5).map { _ in
      collection.type("d")
      return focused(collection)
    }
    #expect(found == ["Delta", "Documents", "Downloads", "Delta", "Documents"])
  }

  @Test("The search starts at a focused placeholder or header")
  func fromPlaceholder() {
    let empty = Section<Headless>("empty") {}.failure("offline") { Label($0).onTap {} }
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 96),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .single),
      content: Content {
        Section("a") { ForEach(["Alpha", "Delta"], id: { $0 }) { Label($0) } }
        empty
        Section("b") { ForEach(["Apple", "Dots"], id: { $0 }) { Label($0) } }.header {
          Label("head").onTap {}
        }
      }
      .typeAhead())
    for _ in 0..<3 { collection.press(key: collection.engine.focusedKey == nil ? .home : .down) }
    #expect(collection.engine.focusedKey?.element == .placeholder)
    #expect(collection.type("a") && focused(collection) == "Apple")
    collection.press(key: .escape)
    collection.press(key: .up)
    #expect(collection.engine.focusedKey?.element == .header)
    #expect(collection.type("d") && focused(collection) == "Dots")
    collection.press(key: .escape)
    #expect(collection.type("al") && focused(collection) == "Alpha")
  }

  @Test("A word without a match keeps the focus and is handled")
  func missing() {
    let collection = collection(names)
    collection.type("do")
    #expect(collection.type("q") && focused(collection) == "Documents")
    #expect(collection.engine.typedText == "doq")
  }

  @Test("Case and diacritics of Latin letters are ignored", arguments: ["éc", "EC", "e\u{301}c", "ec"])
  func folding(typed: String) {
    let collection = collection(names)
    for scalar in typed.unicodeScalars { collection.press(key: .character(Character(scalar))) }
    #expect(focused(collection) == "Éclair")
  }

  @Test("Folding removes Latin diacritics and lowercases Greek and Cyrillic")
  func foldedText() {
    let pairs = [("ÀÉÎõÜ", "aeiou"), ("Straße", "strase"), ("ŁÓDŹ", "lodz"), ("ΑΩ", "αω"), ("ЁЖ", "ёж")]
    for (one, other) in pairs { #expect(FoldedText(one) == FoldedText(other), "\(one)") }
    #expect(FoldedText("do").begins("  Documents") && !FoldedText("do").begins("D"))
    #expect(!FoldedText("日").begins("本") && FoldedText("日").begins("日本"))
  }

  @Test("A pause or Escape begins a new word")
  func pause() {
    let collection = collection(names, at: 0)
    collection.type("d")
    collection.run(for: 0.5)
    collection.type("o")
    #expect(focused(collection) == "Documents")
    collection.run(for: 1.5)
    #expect(collection.engine.typedText == nil)
    collection.type("z")
    #expect(focused(collection) == "Zulu")
    #expect(collection.press(key: .escape) && collection.engine.typedText == nil)
    #expect(!collection.press(key: .escape))
    collection.type("a")
    #expect(focused(collection) == "Alpha")
  }

  @Test("The end of a pause requests one frame; event times work without frames")
  func deadline() {
    let collection = collection(names, at: 0)
    collection.engine.press(.character("d"))
    #expect(collection.engine.nextFrameTime == 0)
    collection.update(at: 5)
    #expect(collection.engine.nextFrameTime == 6, "the letter came with the frame")
    collection.update(at: 6)
    #expect(collection.engine.nextFrameTime == nil && collection.engine.typedText == nil)
    let untimed = self.collection(names)
    untimed.engine.press(.character("d"), at: 100)
    untimed.engine.press(.character("o"), at: 100.9)
    #expect(untimed.engine.typedText == "do")
    untimed.update()
    #expect(untimed.engine.nextFrameTime == nil, "a host without a clock is not kept awake")
    untimed.engine.press(.character("z"), at: 102)
    #expect(untimed.engine.typedText == "z")
  }

  @Test("Backspace deletes a letter, and other keys end the word")
  func editing() {
    let collection = collection(names)
    collection.type("dox")
    collection.press(key: .backspace)
    collection.type("w")
    #expect(focused(collection) == "Downloads")
    collection.press(key: .down)
    #expect(collection.engine.typedText == nil)
    collection.type("a")
    for _ in 0..<1 { #expect(collection.press(key: .backspace)) }
    #expect(collection.engine.typedText == nil && !collection.press(key: .backspace))
  }

  @Test("Space is a letter within a word and selects otherwise")
  func space() {
    let collection = collection(["New Jersey", "New York", "Newark"])
    collection.type("new y")
    #expect(focused(collection) == "New York" && collection.engine.selection.isEmpty)
    collection.press(key: .escape)
    collection.press(key: .character(" "))
    #expect(collection.engine.selection.ids == ["New York"])
  }

  @Test("Letters without type-ahead, and keys with Control, are not handled")
  func unwanted() {
    #expect(!collection(names, isWanted: false).type("d"))
    #expect(!collection(names).press(key: .character("d"), modifiers: .control))
    #expect(!collection(names).press(key: .character(" ")), "nothing has the focus")
    #expect(collection(names).engine.typedText == nil)
  }

  @Test("Items without focus are skipped, and labels take precedence over drawn text")
  func candidates() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 48), configuration: EngineConfiguration(selectionMode: .single),
      content: Content {
        Section("s") {
          Label("Docks").id("a").selectable(false)
          Label("▸ 3").id("b").accessibilityLabel("Documents")
          Group {
            Label("▸"); Label("x")
          }.id("c").accessibilityLabel("Dogs")
          Group {
            Label("title").selectable(false); Label("Dolphin").id("part")
          }.id("d")
        }
      }
      .typeAhead())
    let found = (0..<3).map { _ in
      collection.type("d")
      return collection.engine.focusedKey?.description
    }
    #expect(found == ["s/b", "s/c/#0", "s/d/part"])
  }

  @Test("In extended mode the found item is selected")
  func extended() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 48), configuration: EngineConfiguration(selectionMode: .extended),
      content: content(names).typeAhead())
    collection.type("z")
    #expect(collection.engine.selection.ids == ["Zulu"])
  }
}

/// The search visits a limited number of items per frame and continues in the next.
@MainActor
@Suite("Type-ahead in large content")
struct TypeAheadSearchTests {
  private final class Work {
    var texts = 0
    var cells = 0
  }

  private func content(_ numbers: [Int], _ work: Work) -> Content<Headless> {
    Content {
      Section("s") {
        ForEach(numbers, id: { $0 }) { number in
          work.cells += 1
          return Label("\(number)")
        }
        .typeAheadText { number in
          work.texts += 1
          return number % 7_000 == 6_999 ? "needle \(number)" : "straw \(number)"
        }
      }
    }
    .typeAhead()
  }

  private func collection(_ count: Int, _ work: Work, budget: Int = 1_000) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 48),
      configuration: EngineConfiguration(
        overscan: 0, selectionMode: .single, keyboard: KeyboardOptions(typeAheadBudget: budget)),
      at: 0, content: content(Array(0..<count), work))
  }

  @Test("Each frame queries at most the budget of items and creates no cells")
  func budget() {
    let work = Work()
    let collection = collection(100_000, work)
    collection.press(key: .home)
    (work.texts, work.cells) = (0, 0)
    for letter in "needl" { collection.engine.press(.character(letter), at: 0) }
    #expect(work.texts == 1_000 && collection.engine.isTypeAheadSearching)
    #expect(collection.engine.nextFrameTime == 0)
    var frames = 0
    while collection.engine.isTypeAheadSearching {
      let texts = work.texts
      collection.advance(by: 1.0 / 60)
      frames += 1
      #expect(work.texts - texts <= 1_000)
    }
    #expect(frames == 6 && collection.engine.focusedKey?.description == "s/6999")
    #expect(work.texts == 6_999)
    #expect(work.cells <= 8, "those that come into view, and the one that is found")
  }

  @Test("A word without a match is searched once in each item")
  func nowhere() {
    let work = Work()
    let collection = collection(5_000, work)
    work.texts = 0
    #expect(collection.type("x"))
    #expect(work.texts == 5_000 && !collection.engine.isTypeAheadSearching)
    collection.run(for: 3)
    #expect(work.texts == 5_000 && collection.engine.nextFrameTime == nil)
  }

  @Test("A letter repeated during a search skips one more item")
  func repeated() {
    let work = Work()
    let collection = collection(100_000, work)
    collection.press(key: .home)
    for _ in 0..<3 { collection.engine.press(.character("n"), at: 0) }
    while collection.engine.isTypeAheadSearching { collection.advance(by: 1.0 / 60) }
    #expect(collection.engine.focusedKey?.description == "s/20999")
  }

  @Test("The search continues in new content at the same item or ends")
  func newContent() {
    let work = Work()
    let collection = collection(100_000, work)
    collection.press(key: .home)
    collection.engine.press(.character("n"), at: 0)
    work.texts = 0
    // The next item to visit is 1,001, which is the first one now.
    collection.show(content(Array(1_001..<100_000), work))
    while collection.engine.isTypeAheadSearching { collection.advance(by: 1.0 / 60) }
    #expect(collection.engine.focusedKey?.description == "s/6999")
    #expect(work.texts == 5_999)
    collection.press(key: .home)
    collection.engine.press(.character("n"), at: collection.time)
    #expect(collection.engine.isTypeAheadSearching)
    collection.show(content(Array(50_000..<60_000), work))
    #expect(!collection.engine.isTypeAheadSearching && collection.engine.typedText == "n")
  }

  @Test("A matching closed group opens in the next transaction")
  func closedGroup() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 48),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .single),
      content: Content {
        Section("s") {
          ForEach(0..<500) { number in
            Group {
              Label("a\(number)"); Label("b\(number)")
            }
          }
          .typeAheadText { "group \($0)" }
        }
      }
      .typeAhead())
    collection.type("group 400")
    #expect(collection.engine.focusedKey?.description == "s/400/#0")
    #expect(collection.text().contains("a400"))
  }
}
