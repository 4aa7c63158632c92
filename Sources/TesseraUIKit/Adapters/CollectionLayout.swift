#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// A layout for a `UICollectionView` with a ``CollectionViewAdapter`` that arranges the layouts declared by
/// the content.
///
///     let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionLayout())
///     adapter = CollectionViewAdapter(view)
///
/// Headers and footers that are declared as pinned stay visible, and decorations are supplementary views.
/// Visible items keep their positions when rows above them are inserted, removed or turn out to be higher
/// than estimated. Changes are performed in one batch: moves that do not fit one batch become a deletion and
/// an insertion. Headers, footers, placeholders and decorations that come and go are part of the batch.
///
/// Nested sections can have any layout. A scrolling section is laid out in its place, but does not scroll.
public final class CollectionLayout: UICollectionViewLayout {
  private var frames: IndexPathFrames<UIKitHost>?
  /// The version of the content for which the frames were created.
  private var version = -1
  private var size = CGSize.zero
  /// The anchor during a batch: an item, and its distance from the start of the viewport.
  private var anchor: (key: ItemKey, distance: Double)?

  private var batch: LayoutBatch?

  private var adapter: CollectionAdapterDelegate? { collectionView?.dataSource as? CollectionAdapterDelegate }

  public override func prepare() {
    super.prepare()
    guard let view = collectionView, let adapter else { return }
    if version == adapter.driver.version, size == view.bounds.size, frames != nil { return }
    (version, size) = (adapter.driver.version, view.bounds.size)
    frames = IndexPathFrames(adapter.content.new, viewport: Size(view.bounds.size), after: frames)
  }

  public override var collectionViewContentSize: CGSize { frames.map { CGSize($0.contentSize) } ?? .zero }

  // MARK: Attributes

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames?.elements(overlapping: Rect(rect)).compactMap(attributes)
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(ItemPath(indexPath)))
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // UIKit may request a view that has left the layout by an empty index path, or during its last batch.
    guard indexPath.count == 2, let element = IndexPathElement(kind: elementKind, at: indexPath) else {
      return nil
    }
    return attributes(of: element) ?? attributesBeforeBatch(of: element)
  }

  private func attributes(of element: IndexPathElement) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, let placement = frames?.placement(of: element, in: visible(in: view))
    else {
      return nil
    }
    let attributes = element.makeAttributes()
    attributes.frame = CGRect(placement.frame)
    attributes.zIndex = placement.layer
    return attributes
  }

  /// Returns the attributes of an element that has disappeared in the running batch, invisible.
  private func attributesBeforeBatch(of element: IndexPathElement) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView,
      let placement = batch?.old.placement(of: element, in: visible(in: view))
    else { return nil }
    let attributes = element.makeAttributes()
    attributes.frame = CGRect(placement.frame)
    attributes.alpha = 0
    return attributes
  }

  /// Returns the viewport without bars.
  private func visible(in view: UICollectionView) -> Rect {
    Rect(view.bounds.inset(by: view.adjustedContentInset))
  }

  // MARK: Invalidation

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != size || frames?.hasPinned ?? false
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let frames, let element = IndexPathElement(originalAttributes),
      preferredAttributes.size != originalAttributes.size,
      frames.cell(of: element)?.sizing.isEstimated ?? false
    else { return false }
    return frames.setMeasured(Size(preferredAttributes.size), of: element)
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    // An element that begins above the viewport grows upward, so that the visible content does not move.
    if let view = collectionView, let frames, let element = IndexPathElement(originalAttributes),
      let new = frames.placement(of: element, in: visible(in: view))?.frame
    {
      let (axis, old) = (frames.axis, Rect(originalAttributes.frame))
      if old.min(axis) < Rect(view.bounds).min(axis) {
        var shift = Point.zero
        shift[axis] = new.max(axis) - old.max(axis)
        context.contentOffsetAdjustment = CGPoint(shift)
      }
    }
    return context
  }

  // MARK: Batches

  /// Prepares for a batch: stores the frames before it, and the anchor.
  func begin(_ changes: Batch) {
    (anchor, batch) = (nil, nil)
    guard let view = collectionView, let frames else { return }
    batch = LayoutBatch(changes, after: frames, in: Rect(view.bounds))
    let visible = visible(in: view)
    for element in frames.elements(overlapping: visible) {
      guard case .item = element, let frame = frames.placement(of: element, in: visible)?.frame,
        let key = frames.cell(of: element)?.key, frame.min(frames.axis) >= visible.min(frames.axis)
      else { continue }
      anchor = (key, frame.min(frames.axis) - visible.min(frames.axis))
      return
    }
  }

  public override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    guard let batch, let frames else { return [] }
    return batch.deleted(ofKind: elementKind, after: frames)
  }

  public override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    guard let batch, let frames, let view = collectionView else { return [] }
    return batch.inserted(ofKind: elementKind, in: frames, overlapping: Rect(view.bounds))
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    batch = nil
  }

  /// Requests a layout pass if other headers, footers, placeholders or decorations exist than at the last one,
  /// and no batch has announced that.
  func update(to content: IndexPathContent<UIKitHost>) {
    if let frames, !content.hasSameSupplements(as: frames.content) { invalidateLayout() }
  }

  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    defer { anchor = nil }
    guard let anchor, let frames, let view = collectionView, let adapter,
      let path = adapter.content.new.path(of: anchor.key),
      let frame = frames.placement(of: .item(path), in: visible(in: view))?.frame
    else { return proposedContentOffset }
    let (axis, insets) = (frames.axis, Insets(view.adjustedContentInset))
    var offset = Point(proposedContentOffset)
    let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let most = frames.contentSize[axis] + after - Size(view.bounds.size)[axis]
    offset[axis] = max(-before, min(frame.min(axis) - anchor.distance - before, most))
    return CGPoint(offset)
  }
}
#endif
