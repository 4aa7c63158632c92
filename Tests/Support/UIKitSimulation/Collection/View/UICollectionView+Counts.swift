extension UICollectionView {
  var collectionDelegate: (any UICollectionViewDelegate)? { listener as? any UICollectionViewDelegate }

  var dataSourceCounts: [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  /// The counts that the view works with, queried if they are unknown.
  var loadedCounts: [Int] {
    judge.load()
    return judge.shown.counts
  }

  func itemCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      Simulation.raise(
        .askedForMissingSection, "there are \(counts.count) sections, section \(section) is asked for")
      return 0
    }
    return counts[section]
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func dataSourceDidChange(from old: (any UICollectionViewDataSource)?) {
    if old !== dataSource { reloadEverything() }
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  func reloadEverything() {
    if movement != nil {
      Simulation.raise(.changedWhileMoving, "the collection view is reloaded while an item is carried")
    }
    judge.reload()
    finishLeaving()
    dropEverything()
    indexTitles = dataSource?.indexTitles(for: self) ?? []
  }

  /// Discards everything that depends on index paths.
  func dropEverything() {
    let gone = shown
    shown = [:]
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { recycle(view, key) }
    dropPreparedCells()
    selected = []
    highlighted = nil
    prefetched = []
    invalidateCounts(isEverything: true)
  }

  /// Reports a missing method, which is required if a data source lets items be moved.
  func missingMove() {
    Simulation.raise(.moveItemNotImplemented, "an item was moved, but the data source does not take moves")
  }

  /// Reports a missing method, which is required if a layout has supplementary views.
  func missingSupplementaryView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    Simulation.raise(
      .supplementaryViewNotProvided,
      "the layout has \(ElementKey.supplementary(kind, indexPath)), but the data source has no supplementary views"
    )
    return UICollectionReusableView()
  }
}
