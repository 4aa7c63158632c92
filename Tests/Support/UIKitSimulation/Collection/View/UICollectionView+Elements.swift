/// Dequeuing, inserting and removing views.
extension UICollectionView {
  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(.cell(indexPath), identifier)
    if let cell = view as? UICollectionViewCell { return cell }
    Simulation.raise(
      .registeredClassUnfit, "what is registered for cells with the identifier \(identifier) is none")
    return UICollectionViewCell()
  }

  func dequeue(_ key: ElementKey, _ identifier: String) -> UICollectionReusableView {
    let slot = ReuseSlot(kind: key.kind, identifier: identifier)
    if let request, let existing = request.existing, existing.slot == slot, request.key == key {
      request.note(existing, for: key)
      return existing
    }
    if request == nil {
      Simulation.raise(.dequeuedWithoutRequest, "\(key) is dequeued, but nobody asked for it")
    }
    if !registry.isRegistered(slot) {
      Simulation.raise(.nothingRegistered, "\(key) is dequeued with the unknown identifier \(identifier)")
    }
    let fallback = key.category == .cell ? UICollectionViewCell() : UICollectionReusableView()
    let view = registry.dequeue(slot) ?? fallback
    view.appliedAttributes = nil
    if let attributes = knownAttributes[key] { view.bounds.size = attributes.size }
    request?.note(view, for: key)
    return view
  }

  // MARK: Inserting

  /// Requests a view that becomes visible.
  func make(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let early = key.category == .cell ? prepared.removeValue(forKey: key.indexPath) : nil
    guard let view = early ?? ask(for: key) else { return nil }
    shown[key] = view
    if key.kind != nil { knownKinds.insert(key.at(IndexPath())) }
    view.appliedAttributes = nil
    view.adopt(attributesToShow(attributes))
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(key.indexPath)
      cell.isHighlighted = highlighted == key.indexPath
    }
    announceDisplay(of: view, key)
    if sidewaysScroller(of: key) == nil, view.superview !== self { addSubview(view) }
    return view
  }

  func ask(for key: ElementKey) -> UICollectionReusableView? {
    if key.category == .decorationView { return makeDecoration(key) }
    guard let dataSource else { return nil }
    return answer(to: ViewRequest(key)) {
      guard let kind = key.kind else { return dataSource.collectionView(self, cellForItemAt: key.indexPath) }
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
    }
  }

  /// Calls the data source and checks the returned view.
  func answer(
    to new: ViewRequest, _ question: () -> UICollectionReusableView
  ) -> UICollectionReusableView {
    let outer = request
    request = new
    RegistrationIdentity.providerDepth += 1
    let view = question()
    RegistrationIdentity.providerDepth -= 1
    request = outer
    new.check(view)
    return view
  }

  private func makeDecoration(_ key: ElementKey) -> UICollectionReusableView? {
    guard let kind = key.kind else { return nil }
    let slot = ReuseSlot(kind: kind, identifier: kind)
    guard activeLayout.decorationRegistry.isRegistered(slot) else {
      Simulation.raise(.nothingRegistered, "the layout has no class or nib for its decoration view \(kind)")
      return nil
    }
    return activeLayout.decorationRegistry.dequeue(slot)
  }

  private func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView, let kind = key.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
  }

  // MARK: Removing

  /// Removes a view and keeps it for reuse.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - key: The element that the view showed. After a batch this is its old key, which may not exist any
  ///     more.
  ///   - isKept: Whether the view may become visible again unchanged.
  func recycle(_ view: UICollectionReusableView, _ key: ElementKey, isKept: Bool = false) {
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      cell.isSelected = false
      cell.isHighlighted = false
      if !isKept || !keepPrepared(view, key) { registry.recycle(view) }
    } else if key.category == .supplementaryView, let kind = key.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      registry.recycle(view)
    } else {
      activeLayout.decorationRegistry.recycle(view)
    }
  }

  /// Removes views whose removal was animated.
  func finishLeaving() {
    let gone = leaving
    leaving = []
    for (key, view) in gone { recycle(view, key) }
  }
}
