@_spi(Behaviors) import Tessera
import TesseraDiff
import TesseraLayout

/// The frames of declared layouts, for views that request attributes by position.
///
/// Measured sizes are transferred from one version of the content to the next.
package final class IndexPathFrames<H: CollectionHost> {
  package let content: IndexPathContent<H>
  private let frames: CollectionFrames
  private let estimates: Estimates

  /// Creates the frames of content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - viewport: The size of the viewport, in points.
  ///   - old: The previous frames.
  /// - Complexity: That of the layouts: O(1) for rows that are all alike.
  package init(_ content: IndexPathContent<H>, viewport: Size, after old: IndexPathFrames? = nil) {
    self.content = content
    let estimates = old?.estimates ?? Estimates(sampleCount: 32)
    _ = estimates.updateEstimates()
    self.estimates = estimates
    let snapshot = content.snapshot
    var measured = [MeasuredSizes](repeating: MeasuredSizes(), count: snapshot.sections.count)
    if let old {
      var workspace = DifferenceWorkspace()
      var issues: [Issue] = []
      let pairing = SnapshotPairing(
        of: old.content.snapshot, with: snapshot, identityCheckLimit: 0, reusing: &workspace, issues: &issues)
      measured = snapshot.measuredSizes(reusing: old.frames, pairing)
    }
    frames = CollectionFrames(snapshot, viewport: viewport) { section, children in
      SectionFrames(
        SectionItems(snapshot.sections[section], measured: measured[section], estimates: estimates),
        axis: snapshot.axis, children: children)
    }
  }

  package var contentSize: Size { frames.contentSize }

  package var axis: Axis { frames.axis }

  /// Whether any element is pinned while its section is visible.
  package var hasPinned: Bool { content.snapshot.sections.contains { $0.hasPinned } }

  /// Returns all elements that overlap a rectangle, or are prepared for it, and those pinned there, from top
  /// to bottom.
  package func elements(overlapping rect: Rect) -> [IndexPathElement] {
    frames.paths(overlapping: rect, .prepared).map { IndexPathElement($0) }
  }

  /// Returns the placement of an element in a viewport; `nil` if the element does not exist.
  package func placement(of element: IndexPathElement, in viewport: Rect) -> Placement? {
    let path = element.path
    guard content.snapshot.cell(at: path) != nil else { return nil }
    return frames.placement(of: path, in: viewport)
  }

  package func cell(of element: IndexPathElement) -> IndexPathCell<H>? { content.cell(at: element.path) }

  /// Stores the measured size of an element whose size is an estimate. Returns `true` if its frame has
  /// changed.
  package func setMeasured(_ size: Size, of element: IndexPathElement) -> Bool {
    let path = element.path
    guard let offered = frames.offer(to: path), let cell = content.snapshot.cell(at: path) else {
      return false
    }
    estimates.record(size.sanitized, of: cell.kind)
    let before = frames.frame(of: path)
    frames.setMeasured(MeasuredSize(size: size.sanitized, offered: offered, cell: cell), for: path)
    frames.settleSizes()
    return frames.frame(of: path) != before
  }
}
