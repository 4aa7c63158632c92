import TesseraComponents

/// One collection of sections that have nothing in common but their scroll direction.
final class ComposeExample: BasicExample, Example {
  static let summary = "Scrolling tiles, a waterfall and lists in one collection"

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("strip", layout: .row(spacing: 16).inset(16)) {
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        ForEach(days.indices, id: \.self) { TileCell(days[$0], color: $0).selectable() }
          .size(.fixed(width: 128, height: 48))
      }
      .scrolls(.horizontal)
      .background { Panel() }

      Section("waterfall", layout: .waterfall(columns: 3, spacing: 16).inset(16)) {
        let lengths = [3.0, 5, 4, 4, 3, 3, 5, 3, 4]
        ForEach(lengths.indices, id: \.self) { number in
          TileCell("\(number + 1)", color: number).selectable()
            .size(.height(lengths[number] * TextMetrics.lineHeight))
        }
      }

      Section.nesting("lists", layout: .row(spacing: 16).inset(Insets(left: 16, bottom: 16, right: 16))) {
        list("To do", ["Buy flour", "Write to Ines", "Mend the gate", "Call the ferry"])
        list("Done", ["Paint the door", "Sweep the yard"])
      }

      continent("Africa", ["Congo", "Limpopo", "Niger", "Nile", "Orange", "Volta", "Zambezi"])
      continent("Asia", ["Amur", "Ganges", "Indus", "Lena", "Mekong", "Ob", "Yangtze", "Yenisei"])
      continent("Europe", ["Danube", "Dnieper", "Ebro", "Elbe", "Loire", "Rhine", "Tagus", "Volga"])
    }
  }

  /// Returns a list in a frame, as wide as its neighbors leave.
  private func list<H: CollectionHost>(_ title: String, _ lines: [String]) -> Section<H> {
    Section(title, layout: .list().inset(Insets(bottom: 16))) {
      ForEach(lines, id: \.self) { Text($0).selectable() }
    }
    .header { Text(title).style(.headline) }
    .background { Panel() }
  }

  /// Returns the rivers of a continent, with lines between them.
  private func continent<H: CollectionHost>(_ name: String, _ rivers: [String]) -> Section<H> {
    Section(name) {
      ForEach(rivers, id: \.self) { Text($0).frame(height: .fill, vertical: .top).selectable() }
        .size(.height(32))
    }
    .header(pinned: true) { SectionTitle(name, detail: "\(rivers.count)") }
    .separators(insets: Insets(horizontal: 8, vertical: 0)) { Divider().rowInsets(.none) }
  }

  func status(focused: ItemKey?) -> String { "five kinds of sections, one collection" }
}
