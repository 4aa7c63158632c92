import TesseraDiff
import TesseraTesting

/// A minimal host: some data, and a strict view of it after the first layout.
@MainActor
final class ListHost {
  var data: BatchModel<String>
  private(set) lazy var view = StrictBatchView(rules: rules) { [unowned self] in data }
  private let rules: BatchRules

  init(_ text: String, rules: BatchRules = .collectionView, isLaidOut: Bool = true) {
    data = BatchModel(text)
    self.rules = rules
    if isLaidOut { view.layoutIfNeeded() }
  }

  /// Changes the data in a batch, in the legal order.
  func show(_ text: String, _ batch: Batch, completion: ((Bool) -> Void)? = nil) {
    view.perform(batch, changingData: { self.data = BatchModel(text) }, completion: completion)
  }

  var broken: [BatchRule] { view.violations.map { $0.rule } }

  var isShown: Bool { view.shown == data }
}
