/// The kind of view that performs a batch, which determines the rules for valid batches.
public enum BatchRules: Hashable, Sendable, CaseIterable {
  /// `UICollectionView`, and `NSCollectionView`, which follows the same rules.
  case collectionView
  /// `UITableView`: the same rules, and a batch that moves sections must not insert, delete or move items.
  case tableView
}

#if !hasFeature(Embedded)
extension BatchRules: Codable {}
#endif
