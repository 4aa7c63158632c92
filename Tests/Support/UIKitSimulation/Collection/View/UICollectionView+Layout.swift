extension UICollectionView {
  /// The maximum number of times that self-sizing cells may change their size in one pass.
  private static let maximumPasses = 30

  var preparedLayout: UICollectionViewLayout {
    prepareLayout()
    return activeLayout
  }

  func adopt(_ layout: UICollectionViewLayout) {
    if let other = layout.owner, other !== self {
      Simulation.raise(.layoutOfAnotherView, "a layout is given to a second collection view")
    }
    layout.owner = self
    layout.isPrepared = false
    knownAttributes = [:]
    setNeedsLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if !isLayingOut { judge.invalidateLayout() }
    knownAttributes = [:]
    let size = context.contentSizeAdjustment
    if size != .zero {
      contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    let offset = context.contentOffsetAdjustment
    if offset != .zero {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
    setNeedsLayout()
  }

  func askLayoutAboutBounds(_ newBounds: CGRect) {
    guard activeLayout.isPrepared, activeLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    activeLayout.invalidateLayout(with: activeLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Invalidates a flow layout, whose pinned headers and lines depend on the adjusted insets.
  func invalidateFlow() {
    if let flow = activeLayout as? UICollectionViewFlowLayout, flow.isPrepared { flow.invalidateLayout() }
  }

  /// Notifies the layout that the data changed; the view itself knows already.
  func invalidateCounts(isEverything: Bool) {
    let context = activeLayout.makeInvalidationContext()
    context.areCounts = true
    context.isEverything = isEverything
    let outer = isLayingOut
    isLayingOut = true
    activeLayout.invalidateLayout(with: context)
    isLayingOut = outer
  }

  /// Runs one layout pass: creates views that become visible, and keeps hidden ones for reuse.
  func layoutElements() {
    guard judge.beginLayout(startAnew: dropEverything) else { return }
    guard !isLayingOut else {
      return Simulation.raise(
        .layoutWhileLayingOut, "the collection view is laid out while it lays itself out")
    }
    isLayingOut = true
    defer { isLayingOut = false }
    var pass = 0
    repeat {
      prepareLayout()
      placeSidewaysScrollers()
      place(wantedAttributes())
      pass += 1
    } while !activeLayout.isPrepared && pass < Self.maximumPasses
    if !activeLayout.isPrepared {
      Simulation.raise(.layoutNeverSettles, "after \(pass) passes cells still prefer other sizes")
      prepareLayout()
    }
    backgroundView?.frame = bounds
    prefetch()
  }

  func prepareLayout() {
    judge.load()
    var rounds = 0
    while !activeLayout.isPrepared, rounds < Self.maximumPasses {
      activeLayout.isPrepared = true
      activeLayout.prepare()
      let size = activeLayout.collectionViewContentSize
      if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 {
        if contentSize != size { contentSize = size }
      } else {
        Simulation.raise(.layoutSizeUnsound, "the layout says that its content has the size \(size)")
      }
      rounds += 1
    }
    if !activeLayout.isPrepared {
      Simulation.raise(.layoutNeverSettles, "the layout invalidates itself whenever it is prepared")
      activeLayout.isPrepared = true
    }
  }

  /// Returns the attributes of the visible elements, without invalid ones.
  private func wantedAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let visible = bounds
    var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in activeLayout.layoutAttributesForElements(in: visible) ?? [] where admits(attributes) {
      let key = attributes.key
      if let known = knownAttributes[key], known != attributes {
        Simulation.raise(
          .attributesChangedSilently,
          "the frame of \(key) changed from \(known.frame) to \(attributes.frame) without an invalidation")
      }
      knownAttributes[key] = attributes.duplicate
      if shownFrame(of: attributes).overlaps(visible), !attributes.isHidden { wanted[key] = attributes }
    }
    return wanted
  }

  private func admits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = attributes.key
    if !attributes.isSound {
      Simulation.raise(.attributesUnsound, "\(key) has the frame \(attributes.frame)")
      return false
    }
    if key.category == .cell, !hasItem(at: key.indexPath) {
      Simulation.raise(.attributesOfMissingItem, "the layout has \(key), which does not exist")
      return false
    }
    return true
  }

  private func place(_ wanted: [ElementKey: UICollectionViewLayoutAttributes]) {
    for (key, view) in shown.sorted(by: { $0.key < $1.key })
    where wanted[key] == nil && key != movement?.key {
      shown[key] = nil
      recycle(view, key, isKept: true)
    }
    let inOrder = wanted.sorted { ($0.value.zIndex, $0.key) < ($1.value.zIndex, $1.key) }
    for (key, attributes) in inOrder {
      let known = shown[key]?.appliedAttributes
      guard let view = shown[key] ?? make(key, attributes) else { continue }
      let isNews = known != attributes || reconfigured.contains(key.indexPath)
      view.adopt(attributesToShow(attributes))
      placeSideways(view, attributes)
      if isNews { considerPreference(of: view, attributes) }
    }
    reconfigured = []
  }

  /// Lets a view prefer other attributes.
  private func considerPreference(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
    guard preferred.isSound else {
      return Simulation.raise(.attributesUnsound, "\(attributes.key) prefers the frame \(preferred.frame)")
    }
    guard
      activeLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    activeLayout.invalidateLayout(
      with: activeLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }
}
