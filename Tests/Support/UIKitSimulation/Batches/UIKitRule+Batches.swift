import TesseraTesting

extension UIKitRule {
  /// Creates the rule for a rule of the contract of `performBatchUpdates`: ``batchT1`` for T1; `nil` for
  /// rules about identity (P), which a view cannot check.
  init?(_ rule: BatchRule) { self.init(rawValue: "batch" + rule.rawValue) }
}
