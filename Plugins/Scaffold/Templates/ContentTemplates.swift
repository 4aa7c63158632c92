let sectionTemplate = """
  import MODULE

  /// A section with a row for each title, on any host.
  struct NAME {
    var titles: [String]

    func section<H: CollectionHost>() -> Section<H> {
      Section("NAME") {
        ForEach(titles, id: \\.self) { Text($0).selectable() }
      }
      .header(pinned: true) { SectionTitle("NAME", detail: "\\(titles.count)") }
      .empty { PlaceholderMessage("Nothing here yet") }
    }
  }
  """

let screenTemplate = """
  import MODULE

  /// Items, and the content that shows them on any host.
  @MainActor
  final class NAME {
    private(set) var items = ["One", "Two", "Three"]
    /// Shows the content again.
    var onChange: () -> Void = {}

    func content<H: CollectionHost>() -> Content<H> {
      Content {
        Section("items") {
          ForEach(items, id: \\.self) { [unowned self] item in
            Text(item).selectable()
              .swipeActions(trailing: [ContextAction("Delete", isDestructive: true) { self.delete(item) }])
              .keys { KeyCommand("d", .delete, "Delete") { self.delete(item) } }
          }
        }
        .empty { PlaceholderMessage("No items") }
      }
      .transitions(.standard)
    }

    func delete(_ item: String) {
      items.removeAll { $0 == item }
      onChange()
    }
  }
  """
