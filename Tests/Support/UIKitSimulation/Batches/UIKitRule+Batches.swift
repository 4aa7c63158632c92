import TesseraTesting

extension UIKitRule {
  /// The rule that a rule of the contract of `performBatchUpdates` is here: T1 is ``batchT1``.
  ///
  /// There is none for those about identity (P), which a view cannot see.
  init?(_ rule: BatchRule) { self.init(rawValue: "batch" + rule.rawValue) }
}
