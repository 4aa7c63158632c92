import TesseraWeb

// The content of the tests of accessibility, which the tests show on the headless host as well.

extension Probe {
  /// Shows a list, a list box, a grid, a tree or a table, by their numbers.
  func showKind(_ kind: Int) {
    list.engine.selectionMode = kind == 1 ? .multiple : .none
    list.show(
      Content {
        switch kind {
        case 0:
          Section("list") { ForEach(0..<20) { Row(text: "Item " + $0.description) } }
            .header { Row(text: "A header") }
        case 1: Section("box") { ForEach(0..<20) { Row(text: "Option " + $0.description).selectable() } }
        case 2:
          Section("grid", layout: .grid(columns: 3)) {
            ForEach(0..<30) { Row(text: "Tile " + $0.description) }
          }
        case 3:
          Section("tree") {
            ForEach(0..<20) { number in
              Row(text: "Node " + number.description)
                .expansion(
                  CellExpansion(
                    level: number % 4 == 0 ? 0 : 1, isExpandable: number % 4 == 0, isExpanded: true,
                    toggle: {}))
            }
          }
        case 5, 6:
          Section("loading") { ForEach(0..<3) { Row(text: "Item " + $0.description) } }
            .footer { if kind == 5 { Spinner("Loading more") } else { Text("All is loaded") } }
        default:
          Section("table") { ForEach(0..<20) { Row(text: "Line " + $0.description) } }.accessibilityKind(
            .table)
        }
      })
  }
}

/// Shows a list, a list box, a grid, a tree or a table.
@_expose(wasm, "show_kind")
@_cdecl("show_kind")
public func showKind(_ kind: Int32) { probe?.showKind(Int(kind)) }
