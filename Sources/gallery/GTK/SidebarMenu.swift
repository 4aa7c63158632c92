#if HAS_GTK
import TesseraComponents
import TesseraGTK

/// The list of examples beside the open one, which is selected. The list is a collection like any other.
@MainActor
final class SidebarMenu {
  let collection: CollectionView
  var onOpen: (String) -> Void = { _ in }

  init() {
    var configuration = EngineConfiguration.desktop()
    configuration.selectionMode = .radio
    collection = CollectionView(configuration: configuration)
    collection.accessibilityLabel = "Examples"
    collection.show(content())
  }

  func mark(_ name: String) {
    collection.engine.setSelection([ItemID(name)])
    collection.setNeedsUpdate()
  }

  private func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("examples") {
        ForEach(Catalog.entries) { entry in
          Text(entry.id).tooltip(entry.summary).onTap { [weak self] in self?.onOpen(entry.id) }
        }
      }
    }
  }
}
#endif
