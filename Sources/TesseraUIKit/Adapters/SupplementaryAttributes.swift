#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The attributes of the supplementary or decoration views of a layout of the app, before and after a batch.
///
/// UIKit animates such views correctly only if their layout says which of them come and go. A layout keeps
/// their attributes in a value of this type, and returns its results:
///
///     override func prepare() {
///       super.prepare()
///       badges.prepare()
///       for … { badges.add(attributes) }
///     }
///
///     override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
///       super.prepare(forCollectionViewUpdates: updates)
///       badges.prepare(for: updates)
///     }
///
///     override func finalizeCollectionViewUpdates() {
///       super.finalizeCollectionViewUpdates()
///       badges.finalizeUpdates()
///     }
///
/// The other functions are each the result of one function of the layout. Use one value for supplementary
/// views, and another one for decoration views.
@MainActor
public struct SupplementaryAttributes {
  /// The kinds with a view for each item, at the index path of that item.
  public let itemKinds: Set<String>

  /// The attributes since the last ``prepare()``.
  private var current = Pass()
  /// The attributes before the last ``prepare()``.
  private var former = Pass()
  /// The index paths in the running batch; `nil` if none is running.
  private var paths: UpdatedPaths?

  /// The attributes that a layout has made at one time.
  private struct Pass {
    var all: [UICollectionViewLayoutAttributes] = []
    var byKind: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  }

  /// Creates an empty value.
  ///
  /// - Parameter itemKinds: The kinds with a view for each item, such as badges. Views of other kinds belong
  ///   to their section.
  public init(itemKinds: Set<String> = []) { self.itemKinds = itemKinds }

  // MARK: Preparing

  /// Begins new attributes. The present ones become those before the change.
  public mutating func prepare() {
    // A layout that is prepared again during a batch still has the attributes from before the batch.
    if paths == nil { former = current }
    current = Pass()
  }

  /// Adds the attributes of a view. Attributes of a cell are ignored, and others replace those of the same
  /// view.
  public mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    if let old = current.byKind[kind]?.updateValue(attributes, forKey: attributes.indexPath) {
      current.all.removeAll { $0 === old }
    } else {
      current.byKind[kind, default: [:]][attributes.indexPath] = attributes
    }
    current.all.append(attributes)
  }

  // MARK: Attributes

  /// Returns the attributes of all views whose frames intersect a rectangle.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    current.all.filter { $0.frame.intersects(rect) }
  }

  /// Returns the attributes of a view; `nil` if there is none.
  ///
  /// During a batch, a view that disappears in it has its last attributes, invisible: UIKit may request them.
  public func attributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    current.byKind[kind]?[path] ?? (paths == nil ? nil : former.byKind[kind]?[path]?.invisible())
  }

  // MARK: Batches

  /// Begins a batch, with the changes that UIKit passes to the layout.
  public mutating func prepare(for updates: [UICollectionViewUpdateItem]) { paths = UpdatedPaths(updates) }

  /// Ends the batch.
  public mutating func finalizeUpdates() { paths = nil }

  /// Returns the views of a kind that disappear from sections that stay, by their index paths before the
  /// batch.
  ///
  /// Views of items are replaced together in each section whose items change.
  public func indexPathsToDelete(ofKind kind: String) -> [IndexPath] {
    changes(former, to: current, kind) { paths, section in paths.section(section).map { (section, $0) } }
  }

  /// Returns the views of a kind that appear in sections that stay, by their index paths after the batch.
  public func indexPathsToInsert(ofKind kind: String) -> [IndexPath] {
    changes(current, to: former, kind) { paths, section in paths.formerSection(section).map { ($0, section) }
    }
  }

  /// Returns the attributes from which a view appears; `nil` if UIKit is to decide.
  ///
  /// It is invisible there. The view of an item begins at the place that the item had.
  public func initialAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard let paths, indexPathsToInsert(ofKind: kind).contains(path) else { return nil }
    let source = itemKinds.contains(kind) ? paths.formerPath(path) : nil
    let place = source.flatMap { former.byKind[kind]?[$0] } ?? current.byKind[kind]?[path]
    return place?.invisible(at: path)
  }

  /// Returns the attributes toward which a view disappears; `nil` if UIKit is to decide.
  ///
  /// It is invisible there. The view of an item ends at the new place of the item.
  public func finalAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let paths, indexPathsToDelete(ofKind: kind).contains(path) else { return nil }
    let target = itemKinds.contains(kind) ? paths.path(path) : nil
    let place = target.flatMap { current.byKind[kind]?[$0] } ?? former.byKind[kind]?[path]
    return place?.invisible(at: path)
  }

  /// Returns the views of one time that the other does not have.
  ///
  /// - Parameter pair: Returns the positions of a section before and after the batch; `nil` if it does not
  ///   stay.
  private func changes(
    _ one: Pass, to other: Pass, _ kind: String,
    _ pair: (_ paths: UpdatedPaths, _ section: Int) -> (old: Int, new: Int)?
  ) -> [IndexPath] {
    guard let paths, let views = one.byKind[kind] else { return [] }
    return views.keys.filter { path in
      guard let pair = pair(paths, path.section) else { return false }
      if itemKinds.contains(kind), paths.changesItems(from: pair.old, to: pair.new) { return true }
      let section = path.section == pair.old ? pair.new : pair.old
      return other.byKind[kind]?[IndexPath(item: path.item, section: section)] == nil
    }.sorted()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns invisible attributes with the same frame, for another index path if one is given.
  fileprivate func invisible(at path: IndexPath? = nil) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    if let path { copy?.indexPath = path }
    return copy
  }
}
#endif
