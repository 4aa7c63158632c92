import TesseraDiff

/// A simulated collection or table view that reports every violation of the contract of
/// `performBatchUpdates`.
///
/// The view has a data source and receives changes like a real view, and checks everything: the batches with
/// ``BatchContract``, and their timing with the T rules of ``BatchRule``. Violations are collected in
/// ``violations``. The view never throws or traps, and always ends up showing its data source.
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
/// The test controls time: animations end in ``finishAnimations(finished:)``, and the turn of the run loop
/// ends in ``endTurn()``. The compiler ensures that the view is called on the main thread only (T6), as this
/// class is bound to the main actor.
@MainActor
public final class StrictBatchView<ID: Hashable & Sendable> {
  /// The kind of view that is simulated.
  public let rules: BatchRules
  /// The model that the view shows; during a batch, the model before it.
  public internal(set) var shown = BatchModel<ID>()
  /// All violations so far, in order.
  public internal(set) var violations: [BatchViolation] = []
  /// The batches performed so far, including single calls.
  public internal(set) var batches: [Batch] = []
  /// A Boolean value that indicates whether the view is in a window.
  ///
  /// Outside of a window the view does not follow its data source, so batches have no meaning (T2).
  public var isInWindow = true
  /// A Boolean value that indicates whether blocks are deferred until the end of the turn, as real views
  /// occasionally do (T7).
  public var defersUpdateBlocks = false

  let dataSource: () -> BatchModel<ID>
  /// The first layout queries the data source.
  var layoutState = LayoutState.needsLayout
  var interaction = Interaction.none
  var openBatch: OpenBatch?
  var deferredBlocks: [DeferredBlock] = []
  /// The completions of the animated batch; `nil` if no batch is animated.
  var animatedCompletions: [(Bool) -> Void]?

  /// Creates a view, which shows nothing before ``layoutIfNeeded()`` or the end of a turn.
  ///
  /// - Parameters:
  ///   - rules: The kind of view.
  ///   - dataSource: A closure that returns the current model.
  public init(rules: BatchRules = .collectionView, dataSource: @escaping () -> BatchModel<ID>) {
    self.rules = rules
    self.dataSource = dataSource
  }

  /// A Boolean value that indicates whether a batch is open.
  public var isInBatch: Bool { openBatch != nil }

  /// A Boolean value that indicates whether a batch has not been completed.
  public var isAnimating: Bool { animatedCompletions != nil }

  func report(_ rule: BatchRule, _ explanation: String) {
    violations.append(BatchViolation(rule: rule, explanation: explanation))
  }
}

extension StrictBatchView {
  /// The state of the view relative to its data source.
  enum LayoutState {
    case settled
    case needsLayout
    case needsReload
  }

  /// The state of interactive movement.
  enum Interaction: Equatable {
    case none
    case moving(from: ItemPath)
    /// The item was dropped in this turn.
    case committed
  }

  /// A batch that is being collected.
  struct OpenBatch {
    var batch = Batch()
    var completions: [(Bool) -> Void] = []
    /// The number of unmatched calls of ``StrictBatchView/beginUpdates()``.
    var depth = 0
    /// Whether all data was reloaded in the block, so that the batch has no meaning.
    var isReplaced = false
  }

  /// A block that waits for the end of the turn.
  struct DeferredBlock {
    let updates: () -> Void
    let completion: ((Bool) -> Void)?
  }
}
