// Former names, kept for one minor version.

/// The former name of ``LayoutIssue``.
@available(*, deprecated, renamed: "LayoutIssue")
public typealias LayoutFault = LayoutIssue

/// The former name of ``LayoutProposal``.
@available(*, deprecated, renamed: "LayoutProposal")
public typealias LayoutOffer = LayoutProposal

extension Layout {
  /// The former name of ``issues(in:)``.
  @available(*, deprecated, renamed: "issues(in:)")
  public func faults(in container: Size) -> [LayoutIssue] { issues(in: container) }
}

extension LayoutItems {
  /// The former name of ``minimumExtent(along:)``.
  @available(*, deprecated, renamed: "minimumExtent(along:)")
  public func leastExtent(along axis: Axis) -> Double? { minimumExtent(along: axis) }
}
