/// An end of the loaded items, at which more can be loaded.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  /// The end after the last page.
  case next
  /// The end before the first page.
  case previous
}

extension PageDirection {
  var opposite: PageDirection {
    switch self {
    case .next: .previous
    case .previous: .next
    }
  }
}
