import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Random")
struct RandomTests {
  @Test("Any number of shuffles keeps all members and their views")
  func shuffled() throws {
    let example = try RandomExample(arguments: ["7"])
    let collection = example.shown(columns: 30, rows: 40)
    let people = names(in: collection)
    let views = Set(collection.engine.cells.map { $0.id })
    var orders: Set<[String]> = [people]
    for _ in 0..<12 {
      #expect(example.press("s"))
      collection.show(example.content())
      #expect(names(in: collection).sorted() == people.sorted())
      #expect(Set(collection.engine.cells.map { $0.id }) == views)
      orders.insert(names(in: collection))
    }
    #expect(orders.count > 10)
    #expect(example.status(focused: nil) == "4 teams, 14 members, shuffled 12×")
    #expect(collection.issues == [])
  }

  @Test("The same seed gives the same order; an invalid seed is rejected")
  func seeds() throws {
    let (one, other) = (try RandomExample(arguments: ["42"]), try RandomExample(arguments: ["42"]))
    for example in [one, other] { for _ in 0..<3 { _ = example.press("s") } }
    #expect(one.content() as Content<Headless> == other.content())
    #expect(throws: GalleryError.usage("the seed of random is a whole number, not 'x'")) {
      try RandomExample(arguments: ["x"])
    }
  }

  private func names(in collection: HeadlessCollection) -> [String] {
    collection.engine.cells.compactMap { cell in
      guard cell.path.item != nil, case .item(let id, _) = cell.key.element else { return nil }
      return id.value(as: String.self)
    }
  }
}
