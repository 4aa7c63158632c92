@_spi(Behaviors) import Tessera
import TesseraDiff

// Declared lifecycle handlers, viewport handlers and refresh actions.

extension IndexPathContent {
  /// The sections with handlers for their lifecycle or the viewport.
  package var listeningSections: [Int] {
    snapshot.sections.indices.filter { section in
      let section = snapshot.sections[section].section
      return section.lifecycle?.isListening ?? false || section.viewportHandlers != nil
    }
  }

  /// Returns the lifecycle handlers of a section; `nil` if there are none.
  package func lifecycle(ofSection section: Int) -> LifecycleHandlers? {
    snapshot.sections[section].section.lifecycle.flatMap { $0.isListening ? $0 : nil }
  }

  /// Returns the viewport handlers of a section; `nil` if there are none.
  package func viewportHandlers(ofSection section: Int) -> [(ViewportReport) -> Void]? {
    snapshot.sections[section].section.viewportHandlers
  }

  /// The viewport handlers of the whole content.
  package var viewportHandlers: [(ViewportReport) -> Void] { snapshot.viewportHandlers ?? [] }

  /// Returns an element to prefetch; `nil` if its `ForEach` does not prefetch.
  package func prefetchElement(at path: ItemPath) -> PrefetchedElement? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    return snapshot.sections[path.section].prefetchElement(at: path.item)
  }

  /// Returns the items of a list that do not exist. O(*n*) for the items of their sections, until all are
  /// found.
  package func missing(_ keys: [ItemKey]) -> [ItemKey] {
    var missing: [ItemKey] = []
    for (key, keys) in Dictionary(grouping: keys, by: { $0.section }) {
      guard let section = snapshot.sections.first(where: { $0.key == key }) else {
        missing += keys
        continue
      }
      var wanted: [ItemID: [ItemKey]] = [:]
      for key in keys {
        if case .item(let id, _) = key.element { wanted[id, default: []].append(key) }
      }
      for position in 0..<section.count where !wanted.isEmpty { wanted[section.id(at: position)] = nil }
      missing += wanted.values.joined()
    }
    return missing
  }

  // MARK: Refreshing

  /// Whether the user can refresh now.
  package var canRefresh: Bool { declared.refreshing.action != nil && !isRefreshing }

  package var isRefreshing: Bool { declared.refreshing.isRefreshing }

  /// The refresh handler; `nil` if the user cannot refresh now.
  package var refreshAction: RefreshAction? { canRefresh ? declared.refreshing.action : nil }
}
