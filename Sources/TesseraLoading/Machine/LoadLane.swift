/// What loads one thing at a time: one lane for refreshes, one for the pages of each end.
public enum LoadLane: Hashable, Sendable, CaseIterable {
  /// Loads anew what is there.
  case refresh
  /// Adds at an end of what is there.
  case page(PageDirection)

  /// The refreshes first.
  public static let allCases: [LoadLane] = [.refresh] + PageDirection.allCases.map(LoadLane.page)
}
