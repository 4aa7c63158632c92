#if !hasFeature(Embedded)
import TesseraDiff

// What content declares about coming and going, and about news.

extension IndexedContent {
  /// The sections that want to know when they come and go, or where the viewport stands.
  var listeningSections: [Int] {
    snapshot.sections.indices.filter { section in
      let section = snapshot.sections[section].section
      return section.lifecycle?.isListening ?? false || section.viewportHandlers != nil
    }
  }

  /// Those of some items that are not there.
  ///
  /// - Complexity: O(*n*) for the items of their sections, until all are found.
  func missing(_ keys: [ItemKey]) -> [ItemKey] {
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
  package var canRefresh: Bool { refreshing.action != nil && !isRefreshing }

  /// Whether a refresh is under way.
  package var isRefreshing: Bool { refreshing.isRefreshing }

  /// The handler of a refresh; nil if users cannot refresh now.
  package var refreshAction: RefreshAction? { canRefresh ? refreshing.action : nil }

  private var refreshing: DeclaredRefreshing {
    declared.traits.first(RefreshTrait.self)?.declared ?? DeclaredRefreshing()
  }
}
#endif
