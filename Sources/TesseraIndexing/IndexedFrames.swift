@_spi(Behaviors) import Tessera
import TesseraDiff
import TesseraLayout

/// Where the layouts that content declares place everything, for views that ask for attributes by position.
///
/// What was measured is carried from one version of the content to the next.
package final class IndexedFrames<H: CollectionHost> {
  private let content: IndexedContent<H>
  private let frames: CollectionFrames
  private let estimates: Estimates

  /// Lays content out.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - viewport: How much of it can be seen at once, in points.
  ///   - old: The frames before.
  /// - Complexity: What the layouts need: nothing for rows that are all alike.
  package init(_ content: IndexedContent<H>, viewport: Size, after old: IndexedFrames? = nil) {
    self.content = content
    let estimates = old?.estimates ?? Estimates(sampleCount: 32)
    _ = estimates.decide()
    self.estimates = estimates
    let snapshot = content.snapshot
    var measured = [MeasuredSizes](repeating: MeasuredSizes(), count: snapshot.sections.count)
    if let old {
      var workspace = DifferenceWorkspace()
      var issues: [Issue] = []
      let pairing = SnapshotPairing(
        of: old.content.snapshot, with: snapshot, identityCheckLimit: 0, reusing: &workspace, issues: &issues)
      measured = snapshot.measuredSizes(carrying: old.frames, pairing)
    }
    frames = CollectionFrames(snapshot, viewport: viewport) { section, children in
      SectionFrames(
        SectionItems(snapshot.sections[section], measured: measured[section], estimates: estimates),
        axis: snapshot.axis, children: children)
    }
  }

  /// The extent of everything, in points.
  package var contentSize: Size { frames.contentSize }

  /// The axis along which the content scrolls.
  package var axis: Axis { frames.axis }

  /// Whether something stays in view while its section does.
  package var hasPinned: Bool { content.snapshot.sections.contains { $0.hasPinned } }

  /// Everything that overlaps a rectangle, or is prepared for it, and what is pinned there, from top to bottom.
  package func elements(overlapping rect: Rect) -> [IndexedElement] {
    frames.paths(overlapping: rect, .prepared).map { IndexedElement($0) }
  }

  /// Where something stands while a part of the content is seen; nil where it does not exist.
  package func placement(of element: IndexedElement, in viewport: Rect) -> Placement? {
    let path = element.path
    guard content.snapshot.cell(at: path) != nil else { return nil }
    return frames.placement(of: path, in: viewport)
  }

  /// The cell of something.
  package func cell(of element: IndexedElement) -> IndexedCell<H>? { content.cell(at: element.path) }

  /// Takes over how large the view of something turned out to be, where its size is an estimate.
  ///
  /// - Returns: Whether its frame has changed.
  package func setMeasured(_ size: Size, of element: IndexedElement) -> Bool {
    let path = element.path
    guard let offered = frames.offer(to: path), let cell = content.snapshot.cell(at: path) else {
      return false
    }
    estimates.note(size.sanitized, of: cell.kind)
    let before = frames.frame(of: path)
    frames.setMeasured(MeasuredSize(size: size.sanitized, offered: offered, cell: cell), for: path)
    frames.settleSizes()
    return frames.frame(of: path) != before
  }
}
