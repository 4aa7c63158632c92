@_spi(Behaviors) import TesseraKernel

/// The known nodes of an outline, their expansion, and the resulting rows.
///
/// It does not depend on the type of node, so that it is compiled only once. Expansion, loads and failures
/// are stored by id. The position of an item's row is found in the rows themselves, because they are in the
/// order of the tree.
final class OutlineTree {
  let source: OutlineSource
  var policy: OutlinePolicy
  var rows = RowRope.empty
  var items = OutlineIndex()
  /// The known children, by the id of their parent; `nil` for the roots.
  var children: [ItemID?: [OutlineItem]] = [:]
  /// The number of duplicates of each id.
  var occurrences: [ItemID: Int] = [:]
  /// The ids of nodes that are expanded if possible, whether they are known at the moment or not.
  var expanded: Set<ItemID> = []
  /// The known expanded items by parent.
  var expandedChildren: [ItemID?: Set<ItemID>] = [:]
  var loads: [ItemID: Load] = [:]
  /// The failures of the latest loads.
  var failures: [ItemID: OutlineFailure] = [:]
  /// The siblings that collapse if an expanded item turns out to have children, by that item.
  var collapsingSiblings: [ItemID: Set<ItemID>] = [:]
  /// The rest of the path to reveal.
  var revealing: [ItemID] = []
  /// The items whose children will be loaded after the current change.
  var wanted: [ItemID] = []
  /// The number of loads so far.
  var loadCount = 0
  var onChange: () -> Void = {}
  let changes = OutlineChanges.make()
  /// Called once for each issue; `nil` if the app does not handle issues.
  var onIssue: ((OutlineIssue) -> Void)?
  /// Writes an issue that the app does not handle.
  var logIssue: (OutlineIssue) -> Void = { _ in }
  private(set) var issues: [OutlineIssue] = []
  /// Called when the revealed item has a row.
  var onReveal: (ItemID) -> Void = { _ in }
  /// The depth of nested changes; the outermost one reports them.
  private var depth = 0
  private var hasChanged = false

  struct Load {
    var number: Int
    var cancel: () -> Void
  }

  /// The maximum number of ancestors of a node that can be expanded.
  static var levelLimit: Int { 10_000 }

  init(_ source: OutlineSource, policy: OutlinePolicy) {
    self.source = source
    self.policy = policy
  }

  /// Makes a change, starts the loads that it requires, and reports it once.
  func change(_ body: () -> Void) {
    depth += 1
    body()
    // Loads may finish at once, and require more.
    while depth == 1, !wanted.isEmpty {
      let ids = wanted
      wanted = []
      for id in ids { load(id) }
    }
    depth -= 1
    if depth == 0, hasChanged {
      hasChanged = false
      changes.recordChange()
      onChange()
    }
  }

  /// Records an issue, and reports it the first time.
  func report(_ issue: OutlineIssue) {
    guard !issues.contains(issue) else { return }
    if issues.count == Self.issueLimit { issues.removeFirst() }
    issues.append(issue)
    if let onIssue { onIssue(issue) } else { logIssue(issue) }
  }

  /// The maximum number of stored issues.
  private static var issueLimit: Int { 100 }

  func markChanged() { hasChanged = true }

  // MARK: Queries

  func isExpandable(_ item: OutlineItem) -> Bool {
    if let known = item.knownExpandability { return known }
    var answer = item.placeholder == nil && source.isExpandable(item)
    if answer, item.level >= Self.levelLimit {
      report(.tooDeep(Self.levelLimit))
      answer = false
    }
    item.knownExpandability = answer
    return answer
  }

  /// Returns whether an item is expanded, regardless of its visibility.
  func isOpen(_ item: OutlineItem) -> Bool { expanded.contains(item.id) && isExpandable(item) }

  func isVisible(_ item: OutlineItem) -> Bool {
    var item = item
    while let parent = item.parent {
      if !isOpen(parent) { return false }
      item = parent
    }
    return true
  }
}
