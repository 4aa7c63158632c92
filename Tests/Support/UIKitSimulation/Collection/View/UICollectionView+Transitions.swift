/// Changes from one layout to another.
extension UICollectionView {
  func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = activeLayout
    guard layout !== old else {
      Simulation.schedule(after: 0) { completion?(true) }
      return
    }
    if judge.isInBatch {
      Simulation.raise(.layoutChangedInBatch, "the layout is replaced inside a batch")
    }
    for (_, view) in shown.sorted(by: { $0.key < $1.key }) { view.willTransition(from: old, to: layout) }
    if animated {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
    }
    old.owner = nil
    dropDecorations()
    activeLayout = layout
    adopt(layout)
    judge.invalidateLayout()
    prepareLayout()
    let target = layout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
    if target != contentOffset { contentOffset = target }
    if window != nil { layoutIfNeeded() }
    if animated {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    for (_, view) in shown.sorted(by: { $0.key < $1.key }) { view.didTransition(from: old, to: layout) }
    guard let completion else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled && window != nil
    Simulation.schedule(after: isAnimated ? Self.batchDuration : 0) { completion(true) }
  }

  /// Removes the decoration views, which belong to their layout.
  private func dropDecorations() {
    for (key, view) in shown where key.category == .decorationView {
      view.removeFromSuperview()
      shown[key] = nil
    }
  }
}

/// A layout between two others, for interactive transitions.
@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open var transitionProgress: CGFloat = 0
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}
