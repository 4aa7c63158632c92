import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class PeopleSearch {
  var search = ""
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    let letters = search.lowercased()
    let names = ["Ada", "Grace", "Barbara"].filter { letters.isEmpty || $0.lowercased().contains(letters) }
    return Content {
      Section("search") {
        TextField("Search", text: search) { [unowned self] text in
          search = text
          onChange()
        }
      }
      Section("people") { ForEach(names, id: \.self) { [search] name in Text(name).highlighting(search) } }
        .empty { PlaceholderMessage("Nobody has this name") }
    }
  }
}

extension RecipeTests {
  @Test("A list is filtered while the user types, and the field keeps its focus")
  func filter() {
    let people = PeopleSearch()
    let screen = collection(lines: 5, people.content())
    people.onChange = { [unowned people, weak screen] in screen?.show(people.content()) }
    screen.press(key: .tab)
    for letter in "Gr" { screen.press(key: .character(letter)) }
    #expect(people.search == "Gr")
    #expect(screen.lines.dropFirst() == ["Grace"])
    screen.press(key: .character("x"))
    #expect(screen.lines.last == "Nobody has this name")
  }
}
