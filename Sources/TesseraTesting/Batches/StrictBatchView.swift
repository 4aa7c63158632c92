import TesseraDiff

/// A simulated collection or table view that accepts no breach of the contract of `performBatchUpdates`.
///
/// It asks a data source what there is, is told of changes the way a real view is, and checks everything: the
/// batches with ``BatchContract``, and when they are made with the T rules of ``BatchRule``. Breaches are
/// collected in ``violations``; nothing is thrown, nothing traps, and whatever happens it ends up showing its
/// data source.
///
///     var data = BatchModel(sections: [.init(id: "fruit", items: [.init(id: "apple")])])
///     let view = StrictBatchView { data }
///     view.layoutIfNeeded()
///     view.performBatchUpdates {
///       data.sections[0].items.append(.init(id: "pear"))
///       view.insertItems([ItemPath(section: 0, item: 1)])
///     }
///     view.finishAnimations()
///     view.violations  // none
///
/// Time stands still: animations end in ``finishAnimations(finished:)``, the turn of the run loop in
/// ``endTurn()``. That a view is called on the main thread only (T6) is a matter of the compiler, as this
/// class is bound to the main actor.
@MainActor
public final class StrictBatchView<ID: Hashable & Sendable> {
  /// The kind of view that is simulated.
  public let rules: BatchRules
  /// What the view shows, or during a batch what it showed before.
  public internal(set) var shown = BatchModel<ID>()
  /// Everything that was done wrong so far, in order.
  public internal(set) var violations: [BatchViolation] = []
  /// The batches that were carried out so far; a single call is one, too.
  public internal(set) var batches: [Batch] = []
  /// Whether the view is in a window. Outside of one it does not keep up, so batches have no meaning (T2).
  public var isInWindow = true
  /// Whether blocks are kept until the end of the turn, as real views do now and then (T7).
  public var runsBlocksLate = false

  let dataSource: () -> BatchModel<ID>
  /// A new view has not asked for anything yet.
  var layoutState = LayoutState.needsLayout
  var interaction = Interaction.none
  var openBatch: OpenBatch?
  var lateBlocks: [LateBlock] = []
  /// The completions of the batch that is animated.
  var animatedCompletions: [(Bool) -> Void]?

  /// Makes a view. It shows nothing before ``layoutIfNeeded()`` or the end of a turn.
  ///
  /// - Parameters:
  ///   - rules: The kind of view.
  ///   - dataSource: What there is to show, at the moment of the call.
  public init(rules: BatchRules = .collectionView, dataSource: @escaping () -> BatchModel<ID>) {
    self.rules = rules
    self.dataSource = dataSource
  }

  /// Whether a block of ``performBatchUpdates(_:completion:)`` is running.
  public var isInBatch: Bool { openBatch != nil }

  /// Whether a batch has not been completed.
  public var isAnimating: Bool { animatedCompletions != nil }

  func report(_ rule: BatchRule, _ explanation: String) {
    violations.append(BatchViolation(rule: rule, explanation: explanation))
  }
}

extension StrictBatchView {
  /// Whether the view knows its data source.
  enum LayoutState {
    case settled
    case needsLayout
    case needsReload
  }

  /// Whether somebody drags an item.
  enum Interaction: Equatable {
    case none
    case moving(from: ItemPath)
    /// The item was dropped in this turn.
    case committed
  }

  /// A batch whose block is running.
  struct OpenBatch {
    var batch = Batch()
    var completions: [(Bool) -> Void] = []
    /// How many calls of ``StrictBatchView/beginUpdates()`` wait for their end.
    var depth = 0
    /// Whether all data was reloaded in the block, so that the batch has no meaning.
    var isReplaced = false
  }

  /// A block that waits for the end of the turn.
  struct LateBlock {
    let updates: () -> Void
    let completion: ((Bool) -> Void)?
  }
}
