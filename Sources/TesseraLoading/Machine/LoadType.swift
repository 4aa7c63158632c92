/// A type of load: a refresh, or a page at an end.
///
/// Each type loads one thing at a time.
public enum LoadType: Hashable, Sendable, CaseIterable {
  /// A load that refreshes the existing content.
  case refresh
  /// A load that adds a page at an end.
  case page(PageDirection)

  /// All load types, with refreshes first.
  public static let allCases: [LoadType] = [.refresh] + PageDirection.allCases.map(LoadType.page)
}
