// The first program of Documentation/GTK.md, verbatim; PageTests compares the two.
import Foundation
import TesseraGTK

struct Person: Identifiable {
  var id: Int
  var name: String
}

struct PersonCell: Cell {
  var name: String

  final class View: WidgetView {
    private let label: Widget

    init() {
      label = gtk_label_new(nil)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      super.init(label)
    }

    func show(_ name: String) { gtk_label_set_text(OpaquePointer(label), name) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { view.show(name) }
}

@MainActor
func peopleApp(_ people: [Person]) throws -> GTKApp {
  let app = try GTKApp(title: "People")
  app.show(
    Content {
      Section("people") {
        ForEach(people) { person in
          PersonCell(name: person.name).onTap { print(person.name) }
        }
      }
    })
  return app
}

@MainActor
func growingApp(_ people: [Person]) throws -> GTKApp {
  let app = try peopleApp(people)
  app.keys {
    KeyCommand(.control("n"), "New person") { [unowned app] in
      app.prompt("name") { name in
        if let name { print(name) }
      }
    }
  }
  return app
}

struct LevelCell: Cell {
  var value: Double
  static let sizing = Sizing(width: .fill, height: .fit)

  final class View: WidgetView {
    init() { super.init(gtk_level_bar_new()) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { gtk_level_bar_set_value(OpaquePointer(view.widget), value) }
}

struct BatteryRow: Component {
  var charge: Double

  var body: some Component {
    HStack {
      Text("Battery")
      LevelCell(value: charge)
      Text("\(Int(charge * 100)) %").style(.caption)
    }
  }
}
