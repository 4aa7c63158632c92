import TesseraLayout

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// An observer that derives the displayed and visible cells from lifecycle events alone.
struct LifecycleMirror {
  private var displayed: [CellID: ItemKey] = [:]
  private var inView: Set<CellID> = []
  /// The ids of the visible sections; a group dragged to another section keeps its id but not its key.
  private var sections: [ItemID] = []

  /// Applies a transaction. Returns an error message if an event or the result is wrong.
  mutating func failureReason(following transaction: Transaction, in engine: Engine) -> String? {
    for event in transaction.lifecycle {
      if let failureReason = follow(event) { return "\(event): \(failureReason)" }
    }
    guard Set(displayed.keys) == Set(engine.cells.map { $0.id }) else {
      return "displayed are \(displayed.values), there are \(engine.cells.map { $0.key })"
    }
    for cell in engine.stayingCells {
      // The visibility of an empty cell is undefined.
      guard cell.placement.frame.width > 0, cell.placement.frame.height > 0 else { continue }
      // So is the visibility of a cell in a window without extent.
      if let clip = cell.placement.clip, clip.width <= 0 || clip.height <= 0 { continue }
      let isSeen = Self.isSeen(cell.placement.frame, cell.placement.clip, engine.viewport)
      if isSeen != inView.contains(cell.id) {
        return "\(cell.key) is \(isSeen ? "" : "not ")in view; that was \(isSeen ? "not " : "")told"
      }
    }
    let expected = engine.snapshot.sections.indices.filter { section in
      let frames = engine.frames
      let frame = Rect(size: frames.sections[section].size).offset(by: frames.origin(of: section))
      return Self.isSeen(frame, frames.clip(ofSection: section), engine.window)
    }
    // The visibility of a section without extent is undefined.
    let empty = engine.snapshot.sections.indices.filter { section in
      let size = engine.frames.sections[section].size
      if size.width <= 0 || size.height <= 0 { return true }
      // So is that of a scrolling section whose window is covered by its header and footer.
      return engine.frames.clip(ofSection: section).map { $0.width <= 0 || $0.height <= 0 } ?? false
    }
    var missing = expected.map { engine.snapshot.sections[$0].key.id }
    var extra = sections
    for id in missing + empty.map({ engine.snapshot.sections[$0].key.id }) {
      guard let index = extra.firstIndex(of: id) else { continue }
      extra.remove(at: index)
      missing.firstIndex(of: id).map { _ = missing.remove(at: $0) }
    }
    return missing.isEmpty && extra.isEmpty ? nil : "\(missing) have not appeared, \(extra) not disappeared"
  }

  private mutating func follow(_ event: LifecycleEvent) -> String? {
    switch event {
    case .willDisplay(let key, let id):
      if displayed.updateValue(key, forKey: id) != nil { return "the view shows something already" }
    case .didEndDisplay(_, let id):
      if inView.contains(id) { return "it is still in view" }
      if displayed.removeValue(forKey: id) == nil { return "the view shows nothing" }
    case .appear(_, let id):
      if displayed[id] == nil { return "the view shows nothing" }
      if !inView.insert(id).inserted { return "it has appeared already" }
    case .disappear(_, let id):
      if inView.remove(id) == nil { return "it has not appeared" }
    case .sectionAppear(let key): sections.append(key.id)
    case .sectionDisappear(let key):
      guard let index = sections.firstIndex(of: key.id) else { return "it has not appeared" }
      sections.remove(at: index)
    case .impression, .sectionImpression, .prefetch, .cancelPrefetch: break
    }
    return nil
  }

  private static func isSeen(_ frame: Rect, _ clip: Rect?, _ viewport: Rect) -> Bool {
    let rects = [frame, viewport] + (clip.map { [$0] } ?? [])
    guard let left = rects.map({ $0.minX }).max(), let right = rects.map({ $0.maxX }).min(),
      let top = rects.map({ $0.minY }).max(), let bottom = rects.map({ $0.maxY }).min()
    else { return false }
    return left < right && top < bottom
  }
}

extension Engine {
  /// The cells that are mounted because they are near the viewport, from top to bottom.
  var nearCells: [LiveCell] { Array(live.dropLast(keptCount)) }

  /// An error message if another cell than the focused one is kept alive; otherwise `nil`.
  var preservationFailure: String? {
    let kept = live.suffix(keptCount)
    return kept.contains { $0.path != focus?.path } ? "kept are \(kept.map { $0.key })" : nil
  }

  /// An error message if two live cells share a key; otherwise `nil`.
  var keyFailure: String? {
    var keys: Set<ItemKey> = []
    return live.first { !keys.insert($0.key).inserted }.map { "two cells have the key \($0.key)" }
  }
}
