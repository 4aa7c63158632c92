import TesseraDiff

/// The contract of `performBatchUpdates`, as a checker.
///
/// It refuses everything that `UICollectionView` and `UITableView` are known to throw at, what is known to go
/// wrong in them later, and more: a batch that animates the wrong items into the right counts, noise, and
/// changed contents that nobody was told of. ``BatchRule`` names the rules; they rest on documentation, crash
/// logs and bug reports, not on the sources of UIKit.
///
///     let old = BatchModel(sections: [.init(id: "fruit", items: [.init(id: "apple"), .init(id: "pear")])])
///     let new = BatchModel(sections: [.init(id: "fruit", items: [.init(id: "pear")])])
///     let batch = Batch(deletes: [ItemPath(section: 0, item: 1)])
///     BatchContract.violations(of: batch, from: old, to: new).map { $0.rule }  // [P3]: the wrong one goes
public enum BatchContract {
  /// Everything that is wrong with a batch. Any batch may be asked about, however wild.
  ///
  /// First come the positions that do not exist; they are left out of everything that follows. What cannot be
  /// told because of another violation is not reported: where counts do not add up, there is no telling which
  /// item stays where.
  ///
  /// - Parameters:
  ///   - batch: What the view is told. Its lists may have any order.
  ///   - old: What the view shows before.
  ///   - new: What its data source says after.
  ///   - rules: The kind of view.
  /// - Returns: The violations, always in the same order; none for a batch that keeps the contract.
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

  /// Everything that is wrong with a plan of several batches, one after another.
  ///
  /// - Parameters:
  ///   - steps: The batches, each with what the data source says after it.
  ///   - old: What the view shows before the first.
  ///   - target: What it must show after the last (P4).
  ///   - rules: The kind of view.
  /// - Returns: The violations of each batch, in order; their explanations begin with the number of the step.
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

  /// Checks one batch; ids have become numbers below `idCount`, and `name` gives the id of a number.
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
