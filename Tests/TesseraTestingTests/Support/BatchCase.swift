import TesseraDiff
import TesseraTesting
import Testing

/// A batch that breaks rules, and a similar one that breaks none.
struct BatchCase: Sendable {
  /// The subject of the case, with the number of the report if there is one.
  let name: String
  let old: String
  let new: String
  let batch: Batch
  let rules: BatchRules
  /// All rules that are broken.
  let breaks: Set<BatchRule>
  /// The legal batch from `old`, or `legalOld`, to `new`, or `legalNew`.
  let legal: Batch
  let legalOld: String?
  let legalNew: String?

  init(
    _ name: String, _ old: String, _ new: String, _ batch: Batch, rules: BatchRules = .collectionView,
    breaks: Set<BatchRule>, legal: Batch = Batch(), legalOld: String? = nil, legalNew: String? = nil
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.batch = batch
    self.rules = rules
    self.breaks = breaks
    self.legal = legal
    self.legalOld = legalOld
    self.legalNew = legalNew
  }
}

extension BatchCase: CustomTestStringConvertible {
  var testDescription: String { breaks.map { $0.rawValue }.sorted().joined(separator: " ") + ": " + name }
}

func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

func move(_ from: ItemPath, _ to: ItemPath) -> Move<ItemPath> { Move(from: from, to: to) }

func move(_ from: Int, _ to: Int) -> Move<Int> { Move(from: from, to: to) }
