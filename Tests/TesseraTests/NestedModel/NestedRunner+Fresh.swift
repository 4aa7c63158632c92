import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

extension NestedRunner {
  /// Law 7: a new collection with the same content at the same position looks the same. Only checked if the
  /// overscan is so large that everything is measured.
  func freshFailure() -> String? {
    guard configuration.overscan > 1000, isEverythingKnown else { return nil }
    let fresh = Stage<Headless>(configuration: configuration)
    fresh.engine.resize(to: engine.viewport.size)
    fresh.show(tree.content)
    // As often as groups are nested, because only existing elements accept a size.
    for _ in 0..<6 {
      _ = fresh.update()
      openGroups(in: fresh.engine)
      tellSizes(to: fresh.engine)
    }
    for _ in 0..<3 {
      for (position, section) in engine.frames.sections.enumerated() {
        guard let other = fresh.engine.position(of: engine.snapshot.sections[position].key) else { continue }
        fresh.engine.frames.scroll(other, to: section.scrollOffset)
      }
      fresh.engine.scroll(to: engine.viewport.origin)
      _ = fresh.update()
      tellSizes(to: fresh.engine, ofWhatItDoesNotShow: true)
    }
    return difference(from: fresh.engine)
  }

  /// Opens the groups that are open here. Those outside the window of a scrolling section open nowhere else.
  private func openGroups(in other: Engine) {
    for section in engine.snapshot.sections.dropFirst(engine.snapshot.declaredCount)
    where other.position(of: section.key) == nil {
      guard let parent = section.place.parent.map({ engine.snapshot.sections[$0].key }),
        let position = other.position(of: parent)
      else { continue }
      let path = ElementPath.item(section.place.slot, in: position)
      guard let cell = other.snapshot.cell(at: path), let group = cell.group else { continue }
      var issues: [Tessera.Issue] = []
      other.open(group, at: path, issues: &issues)
    }
    other.frames.settleSizes()
  }

  /// Whether everything measurable is measured and all groups are open, which can fail in the windows of
  /// scrolling sections.
  private var isEverythingKnown: Bool {
    allPaths.allSatisfy { path in
      guard engine.snapshot.cell(at: path)?.group == nil else {
        return path.item.map { engine.frames.sections[path.section].children[$0] != nil } ?? true
      }
      return engine.frames.offer(to: path) == nil || engine.frames.measured(path) != nil
        || engine.snapshot.cell(at: path)?.isPortable == false
    }
  }

  /// Sets the sizes that the other engine cannot measure: of native cells and of off-screen cells, first of
  /// this engine and finally also of the other one, because a cell may be visible only because it is larger
  /// than estimated.
  private func tellSizes(to other: Engine, ofWhatItDoesNotShow isScrolled: Bool = false) {
    var live = Set(engine.cells.map { $0.path })
    if isScrolled {
      let there = Set(other.cells.map { $0.key })
      live = live.filter { path in engine.cells.contains { $0.path == path && there.contains($0.key) } }
    }
    for path in allPaths {
      guard let measured = engine.frames.measured(path), let cell = engine.snapshot.cell(at: path),
        !cell.isPortable || !live.contains(path),
        let section = other.position(of: engine.snapshot.sections[path.section].key),
        path.item.map({ other.frames.sections[section].children[$0] == nil }) ?? true
      else { continue }
      other.frames.setMeasured(measured, for: ElementPath(section: section, element: path.element))
    }
    other.frames.settleSizes()
  }

  private func difference(from fresh: Engine) -> String? {
    guard engine.contentSize.isClose(fresh.contentSize) else {
      return "the content is \(engine.contentSize), in a fresh collection \(fresh.contentSize)"
    }
    guard engine.viewport.isClose(fresh.viewport) else {
      return "the viewport is \(engine.viewport), in a fresh collection \(fresh.viewport)"
    }
    var places: [ItemKey: Placement] = [:]
    // A window without extent shows nothing.
    for cell in fresh.cells where cell.placement.clip?.isEmpty != true { places[cell.key] = cell.placement }
    // A new collection lacks cells that are mounted only because they have the focus.
    for cell in engine.nearCells where cell.placement.clip?.isEmpty != true {
      guard let place = places.removeValue(forKey: cell.key) else {
        return "\(cell.key) is not there in a fresh collection"
      }
      guard place.isClose(cell.placement) else {
        return "\(cell.key) is at \(cell.placement), in a fresh collection at \(place)"
      }
    }
    return places.isEmpty ? nil : "\(places.keys) are there in a fresh collection only"
  }
}

extension Engine {
  /// Returns the position of a section by its key.
  func position(of key: SectionKey) -> Int? { snapshot.sections.firstIndex { $0.key == key } }
}

extension Placement {
  func isClose(_ other: Placement) -> Bool {
    guard frame.isClose(other.frame), layer == other.layer else { return false }
    switch (clip, other.clip) {
    case (nil, nil): return true
    // The position of a window without extent does not matter.
    case (let one?, let other?): return one.isClose(other) || (one.isEmpty && other.isEmpty)
    default: return false
    }
  }
}
