#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing

/// What a data source reports: a version of the content, or a stage between two of them.
struct AdapterContent {
  private var target = StageTarget.new
  private var old = IndexedContent<UIKitHost>()
  private(set) var new = IndexedContent<UIKitHost>()

  /// Reports a version.
  mutating func show(_ content: IndexedContent<UIKitHost>) {
    (target, old, new) = (.new, IndexedContent(), content)
  }

  /// Reports a stage on the way from one version to another.
  mutating func show(
    _ stage: StageTarget, from old: IndexedContent<UIKitHost>, to new: IndexedContent<UIKitHost>
  ) {
    guard case .between = stage else { return show(new) }
    (target, self.old, self.new) = (stage, old, new)
  }

  /// Whether positions are those of a stage, and of no version.
  var isBetween: Bool { if case .between = target { true } else { false } }

  /// How many sections there are.
  var sectionCount: Int {
    switch target {
    case .new: new.sectionCount
    case .between(let sections): sections.count
    }
  }

  /// How many items a section has.
  func count(of section: Int) -> Int {
    switch target {
    case .new: new.count(of: section)
    case .between(let sections): sections.indices.contains(section) ? sections[section].items.count : 0
    }
  }

  /// The cell at a path.
  subscript(path: ItemPath) -> IndexedCell<UIKitHost>? {
    guard case .between(let sections) = target else { return new[path] }
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return switch sections[path.section].items[path.item] {
    case .old(let path): old[path]
    case .new(let path): new[path]
    }
  }

  /// The cell of anything.
  subscript(element: IndexedElement) -> IndexedCell<UIKitHost>? {
    switch element {
    case .item(let path): self[path]
    case .header(let section): header(of: section)
    case .footer(let section): footer(of: section)
    // Only declared layouts have a place for the others, and they place whole versions.
    case .placeholder, .decoration: new[element]
    }
  }

  /// What stands above the items of a section.
  func header(of section: Int) -> IndexedCell<UIKitHost>? {
    origin(of: section).flatMap { $0.content.header(of: $0.section) }
  }

  /// What stands below the items of a section.
  func footer(of section: Int) -> IndexedCell<UIKitHost>? {
    origin(of: section).flatMap { $0.content.footer(of: $0.section) }
  }

  /// The id of a section.
  func id(of section: Int) -> ItemID? { origin(of: section).flatMap { $0.content.id(of: $0.section) } }

  private func origin(of section: Int) -> (content: IndexedContent<UIKitHost>, section: Int)? {
    guard case .between(let sections) = target else { return (new, section) }
    guard sections.indices.contains(section) else { return nil }
    return switch sections[section].origin {
    case .old(let position): (old, position)
    case .new(let position): (new, position)
    }
  }
}

extension IndexedContent {
  /// The batches that lead here from an older version; nil: it is not worth it, or not possible.
  func stages(from old: IndexedContent, _ policy: BatchPolicy) -> [BatchStage]? {
    let difference = difference(from: old, comparesCells: policy.updates == .reload)
    let plan = BatchPlan(for: difference, oldCounts: old.counts, newCounts: counts, policy: policy)
    guard case .stages(let stages) = plan else { return nil }
    return stages
  }
}
#endif
