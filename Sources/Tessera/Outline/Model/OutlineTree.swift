@_spi(Behaviors) import TesseraKernel

/// The nodes of an outline that are known, what is expanded, and the rows that come of it.
///
/// It knows no type of node: it is compiled once for all. What is expanded, loading or failed is kept by id; where the row
/// of an item is, the rows themselves tell, because they are in the order of the tree.
final class OutlineTree {
  let source: OutlineSource
  var policy: OutlinePolicy
  /// The rows, as they are now.
  var rows = RowRope.empty
  /// The items that are known, by id.
  var items = OutlineIndex()
  /// The children that are known, by the id of their parent; nil: the roots.
  var children: [ItemID?: [OutlineItem]] = [:]
  /// How many nodes were found that have the id of another one.
  var occurrences: [ItemID: Int] = [:]
  /// What is expanded where it can be, whether it is known at the moment or not.
  var expanded: Set<ItemID> = []
  /// The same by parent, for what is known: who stands beside whom.
  var expandedChildren: [ItemID?: Set<ItemID>] = [:]
  /// What is being loaded.
  var loads: [ItemID: Load] = [:]
  /// What could not be loaded when it was tried last.
  var failures: [ItemID: OutlineFailure] = [:]
  /// By items that were expanded before it was known whether they have children: the siblings that collapse if they do.
  var givingWay: [ItemID: Set<ItemID>] = [:]
  /// What is to be revealed as soon as the way there is known.
  var revealing: [ItemID] = []
  /// What is to be loaded when the rows are in order again.
  var wanted: [ItemID] = []
  /// How many loads there were.
  var loadCount = 0
  /// Called when the rows have changed.
  var onChange: () -> Void = {}
  /// Who observes the rows.
  let changes = OutlineChanges.make()
  /// Called once for each fault; nil where the program does not ask for them.
  var onIssue: ((OutlineIssue) -> Void)?
  /// Writes a fault that the program does not ask for.
  var writeUnasked: (OutlineIssue) -> Void = { _ in }
  /// The latest faults.
  private(set) var issues: [OutlineIssue] = []
  /// Called when what was to be revealed is there.
  var onReveal: (ItemID) -> Void = { _ in }
  /// How deep changes are inside one another; told when the outermost one is done.
  private var depth = 0
  private var hasChanged = false

  /// Children that are being loaded.
  struct Load {
    var number: Int
    var cancel: () -> Void
  }

  /// How many nodes can be around one that can be expanded.
  static var levelLimit: Int { 10_000 }

  init(_ source: OutlineSource, policy: OutlinePolicy) {
    self.source = source
    self.policy = policy
  }

  /// Makes a change, then loads what it wants, and tells once.
  func change(_ body: () -> Void) {
    depth += 1
    body()
    // Answers may come at once, and want more.
    while depth == 1, !wanted.isEmpty {
      let ids = wanted
      wanted = []
      for id in ids { load(id) }
    }
    depth -= 1
    if depth == 0, hasChanged {
      hasChanged = false
      changes.note()
      onChange()
    }
  }

  /// Notes a fault, and tells of it the first time.
  func report(_ issue: OutlineIssue) {
    guard !issues.contains(issue) else { return }
    if issues.count == Self.issueLimit { issues.removeFirst() }
    issues.append(issue)
    if let onIssue { onIssue(issue) } else { writeUnasked(issue) }
  }

  /// How many faults are kept.
  private static var issueLimit: Int { 100 }

  /// Notes that rows have changed.
  func noteChange() { hasChanged = true }

  // MARK: Asking

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

  /// Whether an item has children below it as long as it can be seen itself.
  func isOpen(_ item: OutlineItem) -> Bool { expanded.contains(item.id) && isExpandable(item) }

  /// Whether an item is among the rows.
  func isVisible(_ item: OutlineItem) -> Bool {
    var item = item
    while let parent = item.parent {
      if !isOpen(parent) { return false }
      item = parent
    }
    return true
  }
}
