@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Content laid out away from the main thread, as if nothing of it had been measured yet.
///
/// What takes long is asking items for their sizes, which makes cells. What was measured on the main thread is changed in
/// the result, one size at a time.
struct BackgroundLayout {
  /// Where everything is.
  private let frames: CollectionFrames
  /// What items probably measure, as it was taken into account.
  private let estimates: [CellKind: Size]

  /// Lays content out; nil where nothing can be seen of it.
  ///
  /// - Complexity: O(*n*), less where items are declared to be alike.
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

  /// The kinds of cells that are estimated otherwise by now.
  func kindsEstimatedOtherwise(by estimates: Estimates) -> Set<CellKind> {
    let present = estimates.decided
    return Set(present.keys).union(self.estimates.keys).filter { present[$0] != self.estimates[$0] }
  }

  /// The section at a position; nil where it was not declared, or may have a cell of some kinds.
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
