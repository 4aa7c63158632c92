#if HAS_GTK
import Tessera

/// The list of examples beside the one that is open: a collection like any other.
@MainActor
final class SidebarMenu {
  /// Opens an example.
  var onOpen: (String) -> Void = { _ in }

  func content<H: Host>() -> Content<H> {
    Content {
      Section("examples") {
        ForEach(Catalog.examples.map { Entry(id: $0.name, summary: $0.summary) }) { entry in
          SidebarCell(title: entry.id, summary: entry.summary)
            .onTap { [weak self] in self?.onOpen(entry.id) }
        }
      }
    }
  }

  private struct Entry: Identifiable {
    var id: String
    var summary: String
  }
}
#endif
