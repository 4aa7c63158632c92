@_spi(Behaviors) import Tessera
import TesseraDiff

// What content declares about coming and going, and about news.

extension IndexedContent {
  /// The sections that want to know when they come and go, or where the viewport stands.
  package var listeningSections: [Int] {
    snapshot.sections.indices.filter { section in
      let section = snapshot.sections[section].section
      return section.lifecycle?.isListening ?? false || section.viewportHandlers != nil
    }
  }

  /// The handlers for the coming and going of a section; nil if none waits for anything.
  package func lifecycle(ofSection section: Int) -> LifecycleHandlers? {
    snapshot.sections[section].section.lifecycle.flatMap { $0.isListening ? $0 : nil }
  }

  /// The handlers of a section for where the viewport stands; nil if there are none.
  package func viewportHandlers(ofSection section: Int) -> [(ViewportReport) -> Void]? {
    snapshot.sections[section].section.viewportHandlers
  }

  /// The handlers for where the viewport stands to the content as a whole.
  package var viewportHandlers: [(ViewportReport) -> Void] { snapshot.viewportHandlers ?? [] }

  /// An item that is about to come into view; nil where items like it are not prefetched.
  package func approachingElement(at path: ItemPath) -> ReachedElement? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    return snapshot.sections[path.section].approachingElement(at: path.item)
  }

  /// Returns those of some items that are not there.
  ///
  /// - Complexity: O(*n*) for the items of their sections, until all are found.
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

  /// Whether users can refresh now.
  package var canRefresh: Bool { declared.refreshing.action != nil && !isRefreshing }

  /// Whether a refresh is under way.
  package var isRefreshing: Bool { declared.refreshing.isRefreshing }

  /// The handler of a refresh; nil if users cannot refresh now.
  package var refreshAction: RefreshAction? { canRefresh ? declared.refreshing.action : nil }
}
