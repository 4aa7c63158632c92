import ___VARIABLE_module___

/// Items, and the content that shows them on any host.
@MainActor
final class ___FILEBASENAMEASIDENTIFIER___ {
  private(set) var items = ["One", "Two", "Three"]
  /// Shows the content again.
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("items") {
        ForEach(items, id: \.self) { [unowned self] item in
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
