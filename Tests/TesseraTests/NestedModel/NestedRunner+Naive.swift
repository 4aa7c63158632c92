import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

extension NestedRunner {
  /// Law 2: everything on screen has the frame, clip and layer of the model.
  func modelFailure() -> String? {
    // The model does not know estimates learned from measured cells.
    guard configuration.estimateSampleCount == 0 else { return nil }
    let model = NaivePlacements(tree, knowledge, free: engine.freeViewport)
    for cell in engine.cells {
      let name = cell.key.description
      guard let place = model.placements[name] else { return "the model knows no \(name)" }
      guard place.isClose(cell.placement) else {
        return "\(name) is at \(cell.placement), in the model at \(place)"
      }
    }
    let layers = engine.cells.map { $0.placement.layer }
    return layers == layers.sorted() ? nil : "the layers are out of order: \(layers)"
  }

  /// The input that the model cannot compute.
  private var knowledge: NaiveKnowledge {
    var known = NaiveKnowledge(axis: engine.axis, viewport: engine.freeViewport.size)
    known.live = Set(engine.cells.map { $0.key.description })
    for path in allPaths {
      guard let size = engine.frames.measured(path)?.size,
        let kind = engine.snapshot.cell(at: path)?.kind
      else { continue }
      known.measured[engine.snapshot.key(at: path, kind: kind).description] = size
    }
    for (position, section) in engine.frames.sections.enumerated() {
      let name = engine.snapshot.sections[position].key.description
      if position >= engine.snapshot.declaredCount { known.opened.insert(name) }
      known.offsets[name] = section.scrollOffset
    }
    return known
  }
}
