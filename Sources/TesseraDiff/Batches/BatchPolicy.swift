/// How a difference is to be carried out by a view that takes batches.
public struct BatchPolicy: Hashable, Sendable {
  /// Which kind of view has to carry the batches out.
  public var rules: BatchRules
  /// What happens to sections and items whose content changed.
  public var updates: Updates
  /// What happens to moves that one batch cannot hold.
  public var staging: Staging
  /// The most operations, over all stages and updates included, that are worth animating; nil for no limit.
  public var limit: Int?
  /// The most items of either version for which a plan of several stages is made, which takes a pass over all of them
  /// for each stage; nil for no limit, whatever memory that takes. Plans of one stage are not limited.
  public var itemLimit: Int?

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - rules: Which kind of view has to carry the batches out.
  ///   - updates: What happens to sections and items whose content changed.
  ///   - staging: What happens to moves that one batch cannot hold.
  ///   - limit: The most operations that are worth animating. Views stall on very large batches.
  ///   - itemLimit: The most items of either version for which a plan of several stages is made.
  public init(
    rules: BatchRules = .collectionView, updates: Updates = .reconfigure, staging: Staging = .asNeeded,
    limit: Int? = 300, itemLimit: Int? = 1_000_000
  ) {
    self.rules = rules
    self.updates = updates
    self.staging = staging
    self.limit = limit
    self.itemLimit = itemLimit
  }

  /// What happens to sections and items whose content changed.
  public enum Updates: Hashable, Sendable, CaseIterable {
    /// They keep their cells, which are configured again in the last stage.
    case reconfigure
    /// They get other cells, in a last stage of their own.
    case reload
  }

  /// What happens to moves that one batch cannot hold.
  public enum Staging: Hashable, Sendable, CaseIterable {
    /// Every move stays a move, in as many stages as that takes: at most three.
    case asNeeded
    /// One stage, whatever it takes: moves that it cannot hold become a delete and an insert. Reloads still get a
    /// stage of their own.
    case single
  }
}

#if !hasFeature(Embedded)
extension BatchPolicy: Codable {}
extension BatchPolicy.Updates: Codable {}
extension BatchPolicy.Staging: Codable {}
#endif
