/// The rules and limits by which a difference is turned into batches.
public struct BatchPolicy: Hashable, Sendable {
  /// The kind of view that performs the batches.
  public var rules: BatchRules
  /// The treatment of sections and items whose content changed.
  public var updates: Updates
  /// The treatment of moves that do not fit into one batch.
  public var staging: Staging
  /// The maximum number of operations to animate; `nil` for no limit.
  public var limit: Limit?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - rules: The kind of view that performs the batches.
  ///   - updates: The treatment of sections and items whose content changed.
  ///   - staging: The treatment of moves that do not fit into one batch.
  ///   - limit: The maximum number of operations to animate; `nil` for no limit.
  public init(
    rules: BatchRules = .collectionView, updates: Updates = .reconfigure, staging: Staging = .asNeeded,
    limit: Limit? = .standard
  ) {
    self.rules = rules
    self.updates = updates
    self.staging = staging
    self.limit = limit
  }

  /// A maximum number of operations to animate, summed over all batches of a plan.
  ///
  /// Updates in place do not count: they are not part of a batch, and a view performs only those that are on
  /// screen.
  public enum Limit: Hashable, Sendable {
    /// 300, or a tenth of the items if that is more, but never more than 3,000.
    ///
    /// A view animates only the items on screen, a few dozen. If more than a tenth of a list is inserted,
    /// deleted or moved, so is much of the screen, and the user cannot follow the animation. A view also
    /// creates an object for each operation and processes all of them before it shows anything, which blocks
    /// the main thread; hence the absolute maximum.
    case standard
    /// A fixed number, regardless of the length of the list.
    case operations(Int)
  }

  /// The treatment of sections and items whose content changed.
  public enum Updates: Hashable, Sendable, CaseIterable {
    /// They keep their cells, which are reconfigured in the last stage.
    case reconfigure
    /// They get new cells in a separate last stage.
    case reload
  }

  /// The treatment of moves that do not fit into one batch.
  public enum Staging: Hashable, Sendable, CaseIterable {
    /// Every move remains a move, in as many stages as necessary, at most three.
    case asNeeded
    /// All changes are in one stage, and moves that it cannot express become a delete and an insert.
    ///
    /// Reloads still get a separate stage.
    case single
  }
}

extension BatchPolicy.Limit {
  /// Returns the maximum number of operations to animate in a list of `items` items.
  func count(ofItems items: Int) -> Int {
    switch self {
    case .standard: min(max(300, items / 10), 3_000)
    case .operations(let count): max(0, count)
    }
  }
}

#if !hasFeature(Embedded)
extension BatchPolicy: Codable {}
extension BatchPolicy.Updates: Codable {}
extension BatchPolicy.Staging: Codable {}
extension BatchPolicy.Limit: Codable {}
#endif
