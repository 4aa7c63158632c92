import Shared

/// The three lists of the page "Write your first list", which shows the code of their content.
final class FirstList {
  private let rows = WebCollection(in: "rows")
  private let fruits = WebCollection(in: "fruits")
  private let tiles = WebCollection(in: "tiles")
  private var names = ["Apple", "Cherry", "Fig", "Lemon", "Mango", "Plum"]

  func show() {
    rows.show(
      Content {
        Section("rows") {
          ForEach(1..<1_000_001) { Text("Row " + $0.description) }
        }
      })
    showFruits()
    tiles.show(
      Content {
        for letter in ["A", "B", "C"] {
          Section(letter, layout: .grid(columns: .minimumWidth(90), spacing: 8).inset(8)) {
            ForEach(1..<13) { Text(letter + $0.description).background(.surface, corner: .rounded) }
          }
          .header(pinned: true) { SectionTitle(letter) }
        }
      })
  }

  private func showFruits() {
    fruits.show(
      Content {
        Section("fruits") {
          ForEach(names, id: { $0 }) { name in
            HStack {
              Text(name)
              Spacer()
              Button("Remove") { self.remove(name) }
            }
          }
        }
        .header { SectionTitle("Fruits", detail: names.count.description) }
      }
      .transitions(.standard))
  }

  private func remove(_ name: String) {
    names.removeAll { $0 == name }
    showFruits()
  }
}
