import TesseraComponents

/// The list of examples with which the gallery opens: a collection like any other.
@MainActor
final class StartMenu {
  var onOpen: (String) -> Void = { _ in }
  /// The text that the names or summaries of the shown examples contain; empty to show all examples.
  var search = "" { didSet { chosen = 0 } }
  /// The index of the example that Return opens, among those found.
  private var chosen = 0

  func content<H: CollectionHost>() -> Content<H> {
    let found = found
    let count = Catalog.examples.count
    return Content {
      Section("examples") {
        ForEach(found) { entry in
          HStack {
            Text(entry.id).bold().foreground(.accent).column(12)
            Text(entry.summary).lineLimit(1)
          }
          .onTap { [weak self] in self?.onOpen(entry.id) }
        }
      }
      .header(pinned: true) {
        SectionTitle(
          "Tessera gallery",
          detail: search.isEmpty ? "\(count) examples" : "\(found.count) of \(count)")
      }
      .empty { Text("No results for '\(search)'.").style(.caption) }
    }
  }

  /// The name of the example that Return opens; `nil` if none is found.
  var choice: String? { found.isEmpty ? nil : found[chosen].id }

  func choose(by distance: Int) { chosen = max(0, min(chosen + distance, found.count - 1)) }

  private var found: [Catalog.Entry] {
    let term = SearchTerm(search)
    return Catalog.entries.filter { term.isFound(in: $0.id, $0.summary) }
  }
}
