#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import UIKit

/// The content that a data source reports: a version, or a stage between two versions.
struct AdapterContent {
  private var target = StageTarget.new
  private var old = IndexPathContent<UIKitHost>()
  private(set) var new = IndexPathContent<UIKitHost>()

  /// Sets a version.
  mutating func show(_ content: IndexPathContent<UIKitHost>) {
    (target, old, new) = (.new, IndexPathContent(), content)
  }

  /// Sets a stage between two versions.
  mutating func show(
    _ stage: StageTarget, from old: IndexPathContent<UIKitHost>, to new: IndexPathContent<UIKitHost>
  ) {
    guard case .between = stage else { return show(new) }
    (target, self.old, self.new) = (stage, old, new)
  }

  /// Whether positions are those of a stage between two versions.
  var isBetween: Bool { if case .between = target { true } else { false } }

  var sectionCount: Int {
    switch target {
    case .new: new.sectionCount
    case .between(let sections): sections.count
    }
  }

  func count(of section: Int) -> Int {
    switch target {
    case .new: new.count(of: section)
    case .between(let sections): sections.indices.contains(section) ? sections[section].items.count : 0
    }
  }

  subscript(path: ItemPath) -> IndexPathCell<UIKitHost>? {
    guard case .between(let sections) = target else { return new[path] }
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return switch sections[path.section].items[path.item] {
    case .old(let path): old[path]
    case .new(let path): new[path]
    }
  }

  subscript(element: IndexPathElement) -> IndexPathCell<UIKitHost>? {
    switch element {
    case .item(let path): self[path]
    case .header(let section): header(of: section)
    case .footer(let section): footer(of: section)
    // Only declared layouts place the others, and they place whole versions.
    case .placeholder, .decoration: new[element]
    }
  }

  /// Returns the cell of a supplementary view: of a header, a footer, or a decoration, whose id is the kind;
  /// `nil` if none is declared.
  @MainActor
  func cell(ofKind kind: String, at path: IndexPath) -> IndexPathCell<UIKitHost>? {
    if let element = IndexPathElement(kind: kind, at: path) { return self[element] }
    let (id, path) = (ItemID(kind), ItemPath(path))
    guard case .between(let sections) = target else { return new.decorationCell(id, at: path) }
    guard let origin = origin(of: path.section) else { return nil }
    let items = sections[path.section].items
    // The item may be of another version than its section.
    let owner =
      switch items.indices.contains(path.item) ? items[path.item] : nil {
      case .old(let item): old.decorationCell(id, at: item)
      case .new(let item): new.decorationCell(id, at: item)
      case nil: nil as IndexPathCell<UIKitHost>?
      }
    return origin.content.decorationCell(id, at: ItemPath(section: origin.section, item: -1)) ?? owner
  }

  /// Returns the declared size of an item; `nil` if the item does not exist.
  func declaredSize(at path: ItemPath) -> DeclaredItemSize? {
    guard case .between(let sections) = target else { return new.declaredSize(at: path) }
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return switch sections[path.section].items[path.item] {
    case .old(let path): old.declaredSize(at: path)
    case .new(let path): new.declaredSize(at: path)
    }
  }

  /// Returns the lines that a section declares for its items; `nil` if it declares none.
  func lines(ofSection section: Int) -> DeclaredLines? {
    origin(of: section).flatMap { $0.content.lines(ofSection: $0.section) }
  }

  func header(of section: Int) -> IndexPathCell<UIKitHost>? {
    origin(of: section).flatMap { $0.content.header(of: $0.section) }
  }

  func footer(of section: Int) -> IndexPathCell<UIKitHost>? {
    origin(of: section).flatMap { $0.content.footer(of: $0.section) }
  }

  /// Returns the id of an item; `nil` if there is none.
  func id(at path: ItemPath) -> ItemID? {
    guard path.item >= 0, path.item < count(of: path.section) else { return nil }
    guard case .between(let sections) = target else { return new.id(at: path) }
    return switch sections[path.section].items[path.item] {
    case .old(let path): old.id(at: path)
    case .new(let path): new.id(at: path)
    }
  }

  /// Returns the position of the first item with an id, in one section or in any; `nil` if there is none.
  /// O(*n*).
  func path(of id: ItemID, inSection section: ItemID?) -> ItemPath? {
    guard isBetween else { return new.path(of: id, inSection: section) }
    for position in 0..<sectionCount where section == nil || self.id(of: position) == section {
      for item in 0..<count(of: position) {
        let path = ItemPath(section: position, item: item)
        if self.id(at: path) == id { return path }
      }
    }
    return nil
  }

  func id(of section: Int) -> ItemID? { origin(of: section).flatMap { $0.content.id(of: $0.section) } }

  private func origin(of section: Int) -> (content: IndexPathContent<UIKitHost>, section: Int)? {
    guard case .between(let sections) = target else { return (new, section) }
    guard sections.indices.contains(section) else { return nil }
    return switch sections[section].origin {
    case .old(let position): (old, position)
    case .new(let position): (new, position)
    }
  }
}

extension IndexPathContent {
  /// Returns the cell of a decoration by its id; `nil` if none is declared.
  fileprivate func decorationCell(_ id: ItemID, at path: ItemPath) -> IndexPathCell<H>? {
    decoration(id, at: path).flatMap { self[$0] }
  }

  /// Returns the batches from an older version to this one; `nil` if a reload is better, or batches are
  /// impossible.
  ///
  /// - Parameter known: The changes without updates, if they were computed before.
  func stages(
    from old: IndexPathContent, _ policy: BatchPolicy, known: SectionedDifference? = nil
  ) -> [BatchStage]? {
    let comparesCells = policy.updates == .reload
    let difference =
      (comparesCells ? nil : known) ?? difference(from: old, comparesCells: comparesCells)
    let plan = BatchPlan(for: difference, oldCounts: old.counts, newCounts: counts, policy: policy)
    guard case .stages(let stages) = plan else { return nil }
    return stages
  }
}
#endif
