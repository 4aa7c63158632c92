/// One question to a data source for a view, and what it dequeued to answer it.
@MainActor
final class ViewRequest {
  /// The element that is asked for.
  let key: ElementKey
  /// The cell that has to be configured again; `nil` for a request of a new view.
  let existing: UICollectionReusableView?
  /// What was dequeued, and for which element.
  private(set) var dequeued: [(view: UICollectionReusableView, key: ElementKey)] = []

  init(_ key: ElementKey, existing: UICollectionReusableView? = nil) {
    self.key = key
    self.existing = existing
  }

  func note(_ view: UICollectionReusableView, for key: ElementKey) { dequeued.append((view, key)) }

  /// Checks what the data source returned.
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
