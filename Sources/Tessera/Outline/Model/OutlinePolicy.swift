/// The rules for the other rows when a node of an ``Outline`` is expanded or collapsed.
public struct OutlinePolicy: Hashable, Sendable {
  /// Whether expanding a node collapses its expanded siblings, that is the nodes under the same parent and
  /// nothing else.
  ///
  /// A node without children collapses no siblings. A node whose children have to be loaded collapses them
  /// when the first child has been loaded. The rule applies to single nodes; nodes that are expanded together
  /// stay expanded.
  public var collapsesOthers: Bool
  /// Whether nodes that were expanded inside a node are expanded again with it.
  public var remembersNested: Bool
  /// Whether an expanded node without children has a row that says so.
  public var marksEmpty: Bool
  /// Whether collapsing a node cancels loading its children.
  public var cancelsOnCollapse: Bool
  /// The maximum number of nodes that are expanded or searched at once: trees may be infinite.
  public var expansionLimit: Int

  /// Creates a policy; every value has a sensible default.
  public init(
    collapsesOthers: Bool = false, remembersNested: Bool = true, marksEmpty: Bool = true,
    cancelsOnCollapse: Bool = true, expansionLimit: Int = 100_000
  ) {
    self.collapsesOthers = collapsesOthers
    self.remembersNested = remembersNested
    self.marksEmpty = marksEmpty
    self.cancelsOnCollapse = cancelsOnCollapse
    self.expansionLimit = expansionLimit
  }
}
