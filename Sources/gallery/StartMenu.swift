import Tessera

/// The list of examples that the gallery opens with: a collection like any other.
@MainActor
final class StartMenu {
  /// Opens an example.
  var onOpen: (String) -> Void = { _ in }

  func content<H: Host>() -> Content<H> {
    Content {
      Section("examples") {
        ForEach(Catalog.examples.map { Entry(id: $0.name, summary: $0.summary) }) { entry in
          ColumnsCell(columns: [
            .init(text: entry.id, width: 12, style: TextStyle(color: .accent, isBold: true)),
            .init(text: entry.summary, width: 0),
          ])
          .onTap { [weak self] in self?.onOpen(entry.id) }
        }
      }
      .header { TitleCell(title: "Tessera gallery", remark: "Return opens, q quits") }
    }
  }

  private struct Entry: Identifiable {
    var id: String
    var summary: String
  }
}
