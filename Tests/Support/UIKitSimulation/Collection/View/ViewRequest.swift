/// One request to a data source for a view, with the views that it dequeued.
@MainActor
final class ViewRequest {
  let key: ElementKey
  /// The cell to reconfigure; `nil` for a request of a new view.
  let existing: UICollectionReusableView?
  /// The dequeued views with their elements.
  private(set) var dequeued: [(view: UICollectionReusableView, key: ElementKey)] = []

  init(_ key: ElementKey, existing: UICollectionReusableView? = nil) {
    self.key = key
    self.existing = existing
  }

  func note(_ view: UICollectionReusableView, for key: ElementKey) { dequeued.append((view, key)) }

  /// Checks the view that the data source returned.
  func check(_ answer: UICollectionReusableView) {
    guard let own = dequeued.first(where: { $0.view === answer }) else {
      return Simulation.raise(.viewNotDequeued, "the view returned for \(key) was not dequeued for it")
    }
    if own.key != key {
      Simulation.raise(.viewOfAnotherPlace, "the view returned for \(key) was dequeued for \(own.key)")
    }
    if dequeued.contains(where: { $0.view !== answer }) {
      Simulation.raise(
        .dequeuedViewNotReturned, "a view was dequeued while \(key) was asked for, and not returned")
    }
  }
}
