import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class Basket {
  var fruits: [String]

  init(_ fruits: [String]) { self.fruits = fruits }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("fruits") {
        ForEach(fruits, id: \.self) { Text($0).draggable($0) }
      }
      .onDrop(of: String.self) { [unowned self] drop in fruits.append(contentsOf: drop.values) }
    }
    .onDragEnd { [unowned self] end in
      if end.action == .move { fruits.removeAll { end.ids().contains(ItemID($0)) } }
    }
  }
}

extension RecipeTests {
  @Test("A dragged row leaves one list and arrives in the other")
  func dragBetweenLists() throws {
    let (left, right) = (Basket(["apple", "plum"]), Basket(["pear"]))
    let (from, to) = (collection(lines: 4, left.content()), collection(lines: 4, right.content()))
    let drag = try #require(from.dragOut("plum"))
    drag.wanted = .move
    drag.move(over: to, to: Point(x: 8, y: 40))
    drag.drop()
    #expect(left.fruits == ["apple"])
    #expect(right.fruits == ["pear", "plum"])
  }
}
