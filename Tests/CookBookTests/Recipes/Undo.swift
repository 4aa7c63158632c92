import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class ShoppingList {
  var goods = ["bread", "plums", "salt"]
  private var before: [String]?
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("goods") {
        ForEach(goods, id: \.self) { [unowned self] item in
          Text(item).swipeActions(
            trailing: [ContextAction("Delete", isDestructive: true) { self.delete(item) }])
        }
      }
      if before != nil {
        Section("undo") { Button("Undo") { [unowned self] in undo() } }
      }
    }
    .transitions(.standard)
  }

  func delete(_ item: String) {
    before = goods
    goods.removeAll { $0 == item }
    onChange()
  }

  func undo() {
    goods = before ?? goods
    before = nil
    onChange()
  }
}

extension RecipeTests {
  @Test("A swipe deletes a row, and a button brings it back to its place")
  func undo() {
    let list = ShoppingList()
    let screen = collection(lines: 6, list.content())
    list.onChange = { [unowned list, weak screen] in screen?.show(list.content()) }
    screen.swipeAction("Delete", on: "plums")
    #expect(screen.lines == ["bread", "salt", "Undo"])
    list.undo()
    #expect(screen.lines == ["bread", "plums", "salt"])
  }
}
