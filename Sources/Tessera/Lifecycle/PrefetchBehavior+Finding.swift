@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension PrefetchBehavior {
  /// An element that comes into reach.
  struct PrefetchCandidate {
    let path: ElementPath
    let element: PrefetchedElement
    /// The distance from the viewport, in points.
    let distance: Double
  }

  /// Returns the elements in reach in each `ForEach` near the viewport.
  func prefetchWindows(_ engine: Engine) -> [PrefetchWindow] {
    let (velocityTracker, axis, window) = (state.velocityTracker, engine.axis, engine.window)
    let lead = min(
      velocityTracker.speed * engine.configuration.prefetchLeadTime.asExtent, Engine.largestViewport)
    let farthest = max(lead, state.farthest, window.size[axis])
    var prefetchWindows: [PrefetchWindow] = []
    engine.frames.forEachSection(overlapping: window.grown(farthest, along: axis)) { section, origin, near in
      let declared = engine.snapshot.sections[section].section
      guard declared.hasRunTraits else { return }
      var start = 0
      for run in declared.runs {
        defer { start += run.count }
        guard let prefetching = run.prefetching, run.count > 0 else { continue }
        let finder = PrefetchWindowFinder(
          frames: engine.frames.sections[section], axis: axis, window: window.offset(by: .zero - origin),
          near: near.offset(by: .zero - origin), isForward: velocityTracker.isForward, lead: lead)
        let found = finder.find(prefetching, among: start..<(start + run.count))
        prefetchWindows.append(
          PrefetchWindow(
            section: section, run: run, start: start, seen: found.seen, upcoming: found.upcoming,
            kept: found.kept
          ))
      }
    }
    return prefetchWindows
  }

  /// Returns the elements in reach that were neither visible nor prefetched.
  func upcoming(in reach: PrefetchWindow, _ engine: Engine) -> [PrefetchCandidate] {
    guard let prefetching = reach.run.prefetching else { return [] }
    let key = engine.snapshot.sections[reach.section].key
    let element = { (item: Int, isShown: Bool) in
      PrefetchedElement(
        prefetching: prefetching, index: reach.run.dataIndex(of: item - reach.start),
        id: reach.run.id(at: item - reach.start),
        section: key, isShown: isShown)
    }
    for item in reach.seen {
      let path = ElementPath.item(item, in: reach.section)
      if state.reached[path]?.isShown != true {
        state.reached[path] = element(item, true)
      }
    }
    return reach.upcoming.compactMap { item in
      let path = ElementPath.item(item, in: reach.section)
      guard state.reached[path] == nil else { return nil }
      let (frame, window) = (engine.frames.frame(of: path), engine.window)
      let gaps = Axis.allCases.map { axis in
        max(0, frame.min(axis) - window.max(axis), window.min(axis) - frame.max(axis))
      }
      return PrefetchCandidate(path: path, element: element(item, false), distance: gaps.reduce(0, +))
    }
  }
}
