import TesseraComponents
import TesseraTesting
import Testing

struct City: Identifiable {
  var id: String
  var people: Int
}

@MainActor
final class Cities {
  var cities = [City(id: "Bath", people: 94), City(id: "York", people: 202), City(id: "Ely", people: 20)]
  var state = TableState(sort: TableSort("People", .descending))
  var onChange: () -> Void = {}
  let columns = TableColumns<City> {
    Column("City", value: \.id).width(.flexible(min: 8))
    Column("People", value: \.people).width(.fitting())
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Table("cities", of: columns.sorted(cities, by: state.sort), columns: columns, state: state) {
        [unowned self] newState in
        state = newState
        onChange()
      }
    }
  }
}

extension RecipeTests {
  @Test("A table is sorted by the column of its state")
  func table() {
    let cities = Cities()
    let screen = collection(lines: 4, cities.content())
    #expect(screen.lines.dropFirst().map { $0.prefix(4) } == ["York", "Bath", "Ely "])
    cities.state = TableState(sort: TableSort("City", .ascending))
    screen.show(cities.content())
    #expect(screen.lines.dropFirst().map { $0.prefix(4) } == ["Bath", "Ely ", "York"])
  }
}
