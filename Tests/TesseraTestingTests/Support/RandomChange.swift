import TesseraDiff
import TesseraTesting
import TestSupport

/// A random change with a known batch: the new model is built together with it, without a comparison.
struct RandomChange {
  /// The kinds of changes in the batch.
  enum Style: CaseIterable {
    /// Items of staying sections.
    case items
    /// Inserted and deleted sections, and items of the others.
    case sections
    /// The same, and moved sections.
    case order
    /// Only reloads.
    case reloads
  }

  let rules: BatchRules
  let style: Style
  let old: BatchModel<Int>
  var new = BatchModel<Int>()
  var batch = Batch()
  var source: RandomSource

  /// Creates a change that obeys the contract.
  ///
  /// - Parameter size: The maximum number of sections, and of items per section.
  init(size: Int, using generator: inout SeededGenerator) {
    var source = RandomSource(size: size)
    style = generator.pick(Style.allCases)
    rules = generator.pick(BatchRules.allCases)
    let count = generator.number(1...size)
    old = BatchModel(sections: (0..<count).map { _ in source.section(&generator) })
    self.source = source
    if style == .reloads { reload(&generator) } else { restructure(&generator) }
  }

  private mutating func reload(_ generator: inout SeededGenerator) {
    new = old
    for section in old.sections.indices {
      if generator.chance(30) {
        batch.sectionReloads.append(section)
        new.sections[section].items = source.section(&generator).items
        new.sections[section].content += 1
        continue
      }
      for item in old.sections[section].items.indices where generator.chance(50) {
        new.sections[section].items[item].content += 1
        let path = ItemPath(section: section, item: item)
        if generator.chance(50) { batch.reloads.append(path) } else { batch.updates.append(path) }
      }
    }
  }
}

struct RandomSource {
  let size: Int
  private var nextID = 0

  init(size: Int) { self.size = size }

  mutating func item() -> BatchModel<Int>.Item {
    nextID += 1
    return BatchModel.Item(id: nextID)
  }

  mutating func section(_ generator: inout SeededGenerator) -> BatchModel<Int>.Section {
    nextID += 1
    let id = nextID
    return BatchModel.Section(id: id, items: (0..<generator.number(0...size)).map { _ in item() })
  }
}

extension RandomChange: CustomStringConvertible {
  var description: String { "\(rules): \(old) to \(new): \(batch)" }
}
