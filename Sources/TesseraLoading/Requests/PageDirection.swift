/// An end of what is loaded, at which more can be loaded.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  /// Behind the last page.
  case next
  /// In front of the first page.
  case previous
}

extension PageDirection {
  /// The other end.
  var opposite: PageDirection {
    switch self {
    case .next: .previous
    case .previous: .next
    }
  }
}
