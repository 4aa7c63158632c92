/// What happens to other rows when one of an ``Outline`` is expanded or collapsed.
public struct OutlinePolicy: Hashable, Sendable {
  /// Whether the siblings of a node that is expanded are collapsed: those under the same parent, and nothing else. A node
  /// without children collapses none; one whose children have to be loaded collapses them when the first child has come. It
  /// holds for single nodes; where several are expanded together, they stay so.
  public var collapsesOthers: Bool
  /// Whether what was expanded inside a node is expanded again with it.
  public var remembersNested: Bool
  /// Whether a node without children shows a row that says so while it is expanded.
  public var marksEmpty: Bool
  /// Whether children that are being loaded are not waited for any more when their node is collapsed.
  public var cancelsOnCollapse: Bool
  /// How many nodes are expanded or searched at once at most: trees may have no end.
  public var expansionLimit: Int

  /// Makes a policy; every value has a sensible default.
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
