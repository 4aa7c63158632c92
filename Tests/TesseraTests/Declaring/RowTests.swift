import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Rows of a ForEach")
struct RowTests {
  private struct Post: Identifiable {
    let id: Int
    var title: String
    var isNew = false
  }

  private final class Counter {
    var count = 0

    func note() { count += 1 }
  }

  private let posts = [
    Post(id: 1, title: "one"), Post(id: 2, title: "two", isNew: true), Post(id: 3, title: "three"),
    Post(id: 4, title: "four", isNew: true),
  ]

  @Test("An element without a row has no item")
  func missing() {
    let section = Section<Headless>("s") {
      ForEach(posts) { post in
        if post.isNew { Label(post.title) }
      }
    }
    #expect(section.count == 2)
    #expect(section.itemIDs == [2, 4])
    let collection = HeadlessCollection(columns: 10, rows: 4) { section }
    #expect(collection.text() == "two\nfour\n\n\n")
    collection.show {
      Section("s") {
        ForEach(posts) { post in
          if !post.isNew { Label(post.title) } else if post.id == 4 { Paragraph("last") }
        }
      }
    }
    #expect(collection.text() == "one\nthree\nlast\n\n")
    #expect(collection.issues == [])
  }

  @Test("Rows that may be missing are created once and not again for layout")
  func missingRowsAreMadeOnce() {
    let made = Counter()
    _ = HeadlessCollection(columns: 10, rows: 4) {
      Section("s") {
        ForEach(0..<1_000) { number in
          let _ = made.note()
          if number.isMultiple(of: 2) { Label("\(number)") }
        }
      }
    }
    #expect(made.count == 1_000)
  }

  @Test("Modifiers of a ForEach apply to the elements that have rows")
  func missingRowsKeepWhatIsDeclared() {
    var prefetched: [Int] = []
    let collection = HeadlessCollection(columns: 10, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") {
        ForEach(0..<100) { number in
          if number.isMultiple(of: 10) { Label("\(number)") }
        }
        .onPrefetch(ahead: .items(2)) { prefetched += $0 }
        .size(.height(16))
      }
    }
    collection.update()
    #expect(collection.text() == "0\n10\n")
    #expect(prefetched == [20, 30])
  }

  @Test("Items keep their identity when rows between them appear and disappear")
  func missingRowsKeepIDs() {
    let content = { (shown: Set<Int>) in
      Content<Headless> {
        Section("s") {
          ForEach(1...4) { number in
            if shown.contains(number) { Label("\(number)") }
          }
        }
      }
    }
    #expect(
      content([1, 2, 4]).difference(from: content([1, 3, 4])).description == "delete @ 0.1, insert @ 0.1")
  }

  @Test(
    "Rows of one type create only the visible cells in every form of the closure",
    arguments: ["one expression", "let", "if and else", "closed range", "let of elements"])
  func uniformRows(_ way: String) {
    let made = Counter()
    let row = { (number: Int) in
      made.note()
      return Label("\(number)")
    }
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      switch way {
      case "one expression": Section("s") { ForEach(0..<100_000) { row($0) } }
      case "let":
        Section("s") {
          ForEach(0..<100_000) { number in
            let half = number / 2
            row(half)
          }
        }
      case "if and else":
        Section("s") {
          ForEach(0..<100_000) { number in
            if number.isMultiple(of: 2) { row(number) } else { row(-number) }
          }
        }
      case "closed range":
        Section("s") {
          ForEach(1...100_000) { number in
            let half = number / 2
            row(half)
          }
        }
      default:
        Section("s") {
          ForEach(Array(0..<100_000), id: { $0 }) { number in
            let half = number / 2
            row(half)
          }
        }
      }
    }
    #expect(collection.engine.count == 100_000)
    #expect(made.count == collection.engine.cells.count)
  }

  @Test("Groups after let are created only when they become visible")
  func groups() {
    let made = Counter()
    let collection = HeadlessCollection(columns: 10, rows: 5) {
      Section("s") {
        ForEach(0..<100_000) { number in
          let _ = made.note()
          Group { Label("\(number)") }
        }
      }
    }
    #expect(collection.text().hasPrefix("0\n1\n2\n"))
    #expect(made.count < 100)
  }

  @Test("A closed range declares all of its numbers except the largest possible integer")
  func closedRanges() {
    let section = Section<Headless>("s") {
      ForEach(1...3) { Label("\($0)") }
      ForEach((Int.max - 1)...Int.max) { Label("\($0)") }
    }
    #expect(section.itemIDs == [1, 2, 3, ItemID(Int.max - 1)])
  }

  @Test("A grid with a number of columns equals one with that count")
  func gridColumns() {
    #expect(Layout.grid(columns: 3, spacing: 8) == .grid(columns: .count(3), spacing: 8))
  }

  // MARK: Sections

  @Test("Sections without an id get the ids of their elements")
  func sections() {
    let content = Content<Headless> {
      ForEach(posts) { post in
        if post.isNew { Section { Label(post.title) } }
      }
      ForEach(1...2) { number in
        Section("named \(number)") { Label("\(number)") }
      }
      ForEach(7...8) { number in
        Section { Label("\(number)") }
        Section { Label("more of \(number)") }
      }
    }
    #expect(
      content.sectionIDs.map { $0.description } == ["2", "4", "named 1", "named 2", "7", "7#1", "8", "8#1"])
    #expect(Set(content.sectionIDs).count == 8)
    #expect(content[section: 4]?.cells(Label.self) == [Label("four")])
  }

  @Test("A section of an element keeps its identity when the element moves")
  func movingSections() {
    let content = { (groups: [String]) in
      Content<Headless> { ForEach(groups, id: \.self) { group in Section { Label(group) } } }
    }
    let difference = content(["b", "c", "a"]).difference(from: content(["a", "b", "c"]))
    #expect(difference.description == "move section @ 0 → 2")
  }
}
