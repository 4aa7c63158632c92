import TesseraLayout

// People ask for news: hosts with a touch screen or a touch pad by a pull, all by a key.

extension Engine {
  /// Whether people can ask for news now; see ``Content/onRefresh(isRefreshing:_:)``.
  public var canRefresh: Bool {
    let refreshing = snapshot.refreshing
    return refreshing.onRefresh != nil && !refreshing.isRefreshing
  }

  /// Whether news is on its way.
  public var isRefreshing: Bool { snapshot.refreshing.isRefreshing }

  /// How far people have pulled towards asking for news, from 0 to 1: at 1, they ask when they let go.
  public var refreshProgress: Double {
    guard canRefresh, pull.isUnderWay, configuration.refreshDistance > 0 else { return 0 }
    return min(1, pull.distance / configuration.refreshDistance)
  }

  /// Asks for news.
  ///
  /// - Returns: Whether anybody was asked: not if the content declares nobody, or news is on its way already.
  @discardableResult
  public func refresh() -> Bool {
    guard canRefresh, let ask = snapshot.refreshing.onRefresh else { return false }
    events.append(.call(ask))
    return true
  }

  /// A finger takes hold of the content.
  func beginPull() { pull = Pull(isUnderWay: true) }

  /// Notes a step of a pull.
  ///
  /// - Parameters:
  ///   - step: How far the content was scrolled: away from its start, nobody pulls any more.
  ///   - rest: How much farther the finger went; negative beyond the start.
  func notePull(scrolled step: Double, beyond rest: Double) {
    guard pull.isUnderWay else { return }
    pull.distance = step > 0 ? 0 : max(0, pull.distance - rest)
  }

  /// The finger lets go.
  func endPull() {
    if refreshProgress == 1 { refresh() }
    pull = Pull()
  }
}

/// A pull beyond the start of the content.
struct Pull {
  /// Whether a finger holds the content.
  var isUnderWay = false
  /// How far the finger is beyond where the content ends, in points.
  var distance = 0.0
}
