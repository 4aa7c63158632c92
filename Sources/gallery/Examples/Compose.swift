import TesseraComponents
import TesseraLayout

/// One collection of sections that have nothing in common but their scroll direction.
final class ComposeExample: BasicExample, Example {
  static let name = "compose"
  static let summary = "Scrolling tiles, a waterfall and lists in one collection"

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("strip", layout: .row(spacing: 16).inset(16)) {
        ForEach(Self.weekdays.indices, id: { $0 }) { TileCell(Self.weekdays[$0], color: $0).selectable() }
          .size(.fixed(width: 128, height: 48))
      }
      .scrolls(.horizontal)
      .background { Panel() }

      Section("waterfall", layout: .waterfall(columns: 3, spacing: 16).inset(16)) {
        ForEach(Self.lengths.indices, id: { $0 }) { number in
          TileCell("\(number + 1)", color: number).selectable()
            .size(.height(Double(Self.lengths[number]) * TextMetrics.lineHeight))
        }
      }

      Section.nesting("lists", layout: .row(spacing: 16).inset(Insets(left: 16, bottom: 16, right: 16))) {
        list("To do", ["Buy flour", "Write to Ines", "Mend the gate", "Call the ferry"])
        list("Done", ["Paint the door", "Sweep the yard"])
      }

      for continent in Self.rivers {
        Section(continent.name) {
          ForEach(continent.rivers, id: \.self) { Text($0).frame(height: .fill, vertical: .top).selectable() }
            .size(.height(32))
        }
        .header(pinned: true) { SectionTitle(continent.name, detail: "\(continent.rivers.count)") }
        .separators(insets: Insets(horizontal: 8, vertical: 0)) { Divider().rowInsets(.none) }
      }
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

  func status(focused: ItemKey?) -> String { "five kinds of sections, one collection" }
}

extension ComposeExample {
  static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The heights of the tiles in the waterfall, in lines.
  static let lengths = [3, 5, 4, 4, 3, 3, 5, 3, 4]

  static let rivers = [
    (name: "Africa", rivers: ["Congo", "Limpopo", "Niger", "Nile", "Orange", "Volta", "Zambezi"]),
    (name: "Asia", rivers: ["Amur", "Ganges", "Indus", "Lena", "Mekong", "Ob", "Yangtze", "Yenisei"]),
    (name: "Europe", rivers: ["Danube", "Dnieper", "Ebro", "Elbe", "Loire", "Rhine", "Tagus", "Volga"]),
  ]
}
