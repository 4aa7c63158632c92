@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A layout computed away from the main thread, as if no item had been measured yet.
///
/// Asking items for their sizes takes long because it makes cells. The main thread then applies the sizes
/// that it has measured to the result, one at a time.
struct BackgroundLayout {
  private let frames: CollectionFrames
  /// The estimated sizes that the layout is based on.
  private let estimates: [CellKind: Size]

  /// Lays out content; `nil` if the viewport is empty. O(*n*), less where items are declared to be alike.
  init?(_ snapshot: Snapshot, for order: Preparation) {
    guard order.viewport.width > 0, order.viewport.height > 0 else { return nil }
    let estimates = Estimates(decided: order.estimates)
    self.estimates = order.estimates
    frames = CollectionFrames(snapshot, viewport: order.viewport) { section, children in
      SectionFrames(
        SectionItems(snapshot.sections[section], estimates: estimates), axis: snapshot.axis,
        children: children)
    }
  }

  /// Returns the kinds of cells whose estimates have changed since.
  func kindsEstimatedOtherwise(by estimates: Estimates) -> Set<CellKind> {
    let present = estimates.decided
    return Set(present.keys).union(self.estimates.keys).filter { present[$0] != self.estimates[$0] }
  }

  /// Returns the section at a position; `nil` if it was not declared or may contain a cell of one of the
  /// given kinds.
  func section(_ position: Int, besides kinds: Set<CellKind>) -> SectionFrames? {
    guard frames.sections.indices.contains(position) else { return nil }
    let section = frames.sections[position]
    let isFree =
      kinds.isEmpty
      || section.declared.runs.allSatisfy { run in
        run.uniformKind.map { !kinds.contains($0) } ?? (run.count == 0)
      }
    return isFree ? section : nil
  }
}
