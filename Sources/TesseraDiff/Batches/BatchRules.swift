/// Which kind of view has to carry a batch out.
public enum BatchRules: Hashable, Sendable, CaseIterable {
  /// `UICollectionView`, and `NSCollectionView`, which follows it.
  case collectionView
  /// `UITableView`: the same, and in a batch that moves sections no item may come, go or move.
  case tableView
}

#if !hasFeature(Embedded)
extension BatchRules: Codable {}
#endif
