#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// A batch in a declared layout, which announces the headers, footers, placeholders and decorations that come
/// and go; UIKit expects every other one at its place.
///
/// The announced index paths hold whether UIKit counts the views of a kind as it counts items, or leaves their
/// positions as they are: the visible decorations of items are replaced together where items change.
@MainActor
struct LayoutBatch {
  /// The frames before the batch.
  let old: IndexPathFrames<UIKitHost>
  private let batch: Batch
  /// The visible supplementary views before the batch.
  private let shown: [IndexPathElement]

  /// Creates the state of a batch that begins.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - old: The frames before the batch.
  ///   - visible: The bounds of the view.
  init(_ batch: Batch, after old: IndexPathFrames<UIKitHost>, in visible: Rect) {
    (self.batch, self.old) = (batch, old)
    shown = old.elements(overlapping: visible)
  }

  /// Returns the views of a kind that disappear from sections that stay, by their positions before the batch.
  func deleted(ofKind kind: String, after new: IndexPathFrames<UIKitHost>) -> [IndexPath] {
    pairs(with: new).flatMap { pair in
      changes(ofKind: kind, pair, from: (old, pair.old), to: (new, pair.new), among: shown)
    }
  }

  /// Returns the views of a kind that appear in sections that stay, by their positions after the batch.
  func inserted(
    ofKind kind: String, in new: IndexPathFrames<UIKitHost>, overlapping visible: Rect
  ) -> [IndexPath] {
    let shown = new.elements(overlapping: visible)
    return pairs(with: new).flatMap { pair in
      changes(ofKind: kind, pair, from: (new, pair.new), to: (old, pair.old), among: shown)
    }
  }

  /// The positions of a section before and after the batch.
  private typealias Pair = (old: Int, new: Int)

  /// A section in a version of the content.
  private typealias Place = (frames: IndexPathFrames<UIKitHost>, section: Int)

  private func pairs(with new: IndexPathFrames<UIKitHost>) -> [Pair] {
    let gone = Set(batch.sectionDeletes + batch.sectionReloads)
    let added = Set(batch.sectionInserts)
    let positions = new.content.sectionPositions()
    return (0..<old.content.sectionCount).compactMap { section in
      guard !gone.contains(section),
        let target = positions[old.content.key(ofSection: section)], !added.contains(target)
      else { return nil }
      return (section, target)
    }
  }

  /// Returns the views of a kind in one version of a section that the other version does not have.
  private func changes(
    ofKind kind: String, _ pair: Pair, from one: Place, to other: Place, among shown: [IndexPathElement]
  ) -> [IndexPath] {
    guard let first = IndexPathElement(kind: kind, at: IndexPath(item: 0, section: one.section)) else {
      return []
    }
    guard first.item != nil else { return isSame(first, in: one, and: other) ? [] : [IndexPath(first)] }
    let isTouched = changesItems(of: pair)
    return shown.filter { element in
      element.section == one.section && element.isOfSameKind(as: first)
        && (isTouched || !isSame(element, in: one, and: other))
    }.map { IndexPath($0) }
  }

  /// Returns whether an element does not exist in the first version, or is the same in both.
  private func isSame(_ element: IndexPathElement, in one: Place, and other: Place) -> Bool {
    guard let key = one.frames.content.key(of: element) else { return true }
    return other.frames.content.key(of: element.moved(to: other.section)) == key
  }

  private func changesItems(of pair: Pair) -> Bool {
    batch.deletes.contains { $0.section == pair.old } || batch.reloads.contains { $0.section == pair.old }
      || batch.inserts.contains { $0.section == pair.new }
      || batch.moves.contains { $0.from.section == pair.old || $0.to.section == pair.new }
  }
}

extension IndexPathElement {
  fileprivate var section: Int {
    switch self {
    case .item(let path): path.section
    case .header(let section), .footer(let section), .placeholder(let section): section
    case .decoration(_, let section, _): section
    }
  }

  /// The item that the element decorates; `nil` if it decorates none.
  fileprivate var item: Int? {
    if case .decoration(_, _, let item) = self { item } else { nil }
  }

  /// Returns the same element of another section.
  fileprivate func moved(to section: Int) -> IndexPathElement {
    switch self {
    case .item(let path): .item(ItemPath(section: section, item: path.item))
    case .header: .header(section)
    case .footer: .footer(section)
    case .placeholder: .placeholder(section)
    case .decoration(let position, _, let item): .decoration(position, section: section, item: item)
    }
  }

  /// Returns whether the elements are decorations of items, by the same declaration.
  fileprivate func isOfSameKind(as other: IndexPathElement) -> Bool {
    guard case .decoration(let position, _, .some) = self,
      case .decoration(let wanted, _, .some) = other
    else { return false }
    return position == wanted
  }
}

extension IndexPath {
  fileprivate init(_ element: IndexPathElement) {
    if case .item(let path) = element {
      self.init(path)
    } else {
      self.init(item: element.item ?? 0, section: element.section)
    }
  }
}
#endif
