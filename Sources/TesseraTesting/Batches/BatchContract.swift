import TesseraDiff

/// A checker for the contract of `performBatchUpdates`.
///
/// The checker rejects all batches that `UICollectionView` and `UITableView` are known to reject with an
/// exception, and those that are known to cause errors in them later. It also rejects batches that animate
/// the wrong items with correct counts, changes without effect, and changed contents without an update.
/// ``BatchRule`` lists the rules. They are based on documentation, crash logs and bug reports, not on the
/// sources of UIKit.
///
///     let old = BatchModel(sections: [.init(id: "fruit", items: [.init(id: "apple"), .init(id: "pear")])])
///     let new = BatchModel(sections: [.init(id: "fruit", items: [.init(id: "pear")])])
///     let batch = Batch(deletes: [ItemPath(section: 0, item: 1)])
///     BatchContract.violations(of: batch, from: old, to: new).map { $0.rule }  // [P3]: the wrong one goes
public enum BatchContract {
  /// Returns all violations of a batch, which may be arbitrarily invalid.
  ///
  /// Positions that do not exist come first and are excluded from all other checks. A violation is not
  /// reported if another violation makes it undecidable. For example, if counts do not match, it is not known
  /// which item stays where.
  ///
  /// - Parameters:
  ///   - batch: The changes that the view receives. Its lists may have any order.
  ///   - old: The model that the view shows before the batch.
  ///   - new: The model that the data source reports after the batch.
  ///   - rules: The kind of view.
  /// - Returns: The violations, always in the same order; empty for a valid batch.
  /// - Complexity: O(*n* + *m*) expected for *n* items in both models and *m* changes, and a logarithm for
  ///   each violation.
  @inlinable
  public static func violations<ID>(
    of batch: Batch, from old: BatchModel<ID>, to new: BatchModel<ID>, rules: BatchRules = .collectionView
  ) -> [BatchViolation] {
    var table = IDNumbers<ID>()
    let numberedOld = table.numbered(old)
    let numberedNew = table.numbered(new)
    let ids = table.ids
    return examine(batch, from: numberedOld, to: numberedNew, rules: rules, idCount: ids.count) {
      "\(ids[$0])"
    }
  }

  /// Returns all violations of a plan of several batches that are performed one after another.
  ///
  /// - Parameters:
  ///   - steps: The batches, each with the model that the data source reports after it.
  ///   - old: The model that the view shows before the first batch.
  ///   - target: The model that the view must show after the last batch (P4).
  ///   - rules: The kind of view.
  /// - Returns: The violations of each batch, in order. Each explanation begins with the number of the step.
  public static func violations<ID>(
    of steps: [(batch: Batch, result: BatchModel<ID>)], from old: BatchModel<ID>, to target: BatchModel<ID>,
    rules: BatchRules = .collectionView
  ) -> [BatchViolation] {
    var shown = old
    var found: [BatchViolation] = []
    for (number, step) in steps.enumerated() {
      for var violation in violations(of: step.batch, from: shown, to: step.result, rules: rules) {
        violation.explanation = "step \(number): " + violation.explanation
        found.append(violation)
      }
      shown = step.result
    }
    if shown != target {
      found.append(BatchViolation(rule: .p4, explanation: "the last step ends at \(shown), not at \(target)"))
    }
    return found
  }

  /// Checks one batch whose ids are numbers below `idCount`; `name` returns the id of a number.
  @usableFromInline
  static func examine(
    _ batch: Batch, from old: NumberedModel, to new: NumberedModel, rules: BatchRules, idCount: Int,
    name: (Int) -> String
  ) -> [BatchViolation] {
    withoutActuallyEscaping(name) { name in
      var examination = Examination(
        batch: batch, old: old, new: new, rules: rules, idCount: idCount, name: name)
      return examination.run()
    }
  }
}
