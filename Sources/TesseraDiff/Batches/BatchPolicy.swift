/// How a difference is to be carried out by a view that takes batches.
public struct BatchPolicy: Hashable, Sendable {
  /// Which kind of view has to carry the batches out.
  public var rules: BatchRules
  /// What happens to sections and items whose content changed.
  public var updates: Updates
  /// What happens to moves that one batch cannot hold.
  public var staging: Staging
  /// How many operations are worth animating; nil for any number.
  public var limit: Limit?

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - rules: Which kind of view has to carry the batches out.
  ///   - updates: What happens to sections and items whose content changed.
  ///   - staging: What happens to moves that one batch cannot hold.
  ///   - limit: How many operations are worth animating; nil for any number.
  public init(
    rules: BatchRules = .collectionView, updates: Updates = .reconfigure, staging: Staging = .asNeeded,
    limit: Limit? = .standard
  ) {
    self.rules = rules
    self.updates = updates
    self.staging = staging
    self.limit = limit
  }

  /// How many operations are worth animating: those of all batches of a plan together.
  ///
  /// Updates in place do not count: they are no part of a batch, and a view carries out those that are on screen.
  public enum Limit: Hashable, Sendable {
    /// 300, or a tenth of the items where that is more, but never more than 3,000.
    ///
    /// A view animates what is on screen, a few dozen items. Where more than a tenth of a list comes, goes or moves,
    /// so does much of the screen, and no eye can follow it. A view also makes an object for each operation and looks
    /// at all of them before it shows anything, which keeps the main thread: hence the last number, of thousands.
    case standard
    /// So many, however long the list is.
    case operations(Int)
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

extension BatchPolicy.Limit {
  /// The most operations that are worth animating in a list of so many items.
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
