import TesseraLayout

// Prefetching: what is about to come into view, found by looking at the sections near the viewport.

extension Engine {
  /// Tells what has come into reach, and cancels what has left it.
  ///
  /// - Complexity: O(*e*) for *e* elements in reach.
  func followPrefetches() {
    let reaches = isShowing ? prefetchReaches() : []
    cancelPrefetches(besides: reaches)
    let coming = reaches.flatMap { self.coming(in: $0) }
    // What is equally near keeps its order.
    let ordered = coming.indices.sorted {
      (coming[$0].distance, $0) < (coming[$1].distance, $1)
    }
    let budget = max(0, max(1, configuration.prefetchBudget) - lifecycle.prefetching.toldCount)
    lifecycle.prefetching.hasBacklog = ordered.count > budget
    let told = ordered.prefix(budget).map { coming[$0] }
    lifecycle.prefetching.toldCount += told.count
    for element in told { lifecycle.prefetching.reached[element.path] = element.element }
    for batch in batches(told.map { $0.element }) {
      events.append(.call { batch.prefetching.start(batch.indices) })
      tell(.prefetch(batch.section, batch.ids))
    }
  }

  /// Notes how far the viewport was moved on purpose.
  func notePace(from origin: Point) {
    guard busy.contains(.sights), lifecycle.prefetching.isWanted || !lifecycle.viewports.isEmpty else {
      return
    }
    lifecycle.prefetching.pace.note(
      window.min(axis) - origin[axis], within: window.size[axis], at: now)
  }

  /// Looks for what new content prefetches, and follows what is in reach to its places there.
  func adoptPrefetches(_ pairing: SnapshotPairing) {
    lifecycle.prefetching.reset()
    for section in snapshot.sections { lifecycle.prefetching.note(section.section) }
    guard !lifecycle.prefetching.reached.isEmpty else { return }
    var reached: [ElementPath: ReachedElement] = [:]
    var gone: [(ElementPath, ReachedElement)] = []
    for (path, element) in lifecycle.prefetching.reached {
      if let new = pairing.newPath(ofOld: path), let item = new.item,
        let place = snapshot.sections[new.section].locate(item), let prefetching = place.run.prefetching
      {
        reached[new] = ReachedElement(
          prefetching: prefetching, index: place.run.dataIndex(of: place.index), id: element.id,
          section: snapshot.sections[new.section].key, isShown: element.isShown)
      } else {
        gone.append((path, element))
      }
    }
    lifecycle.prefetching.reached = reached
    cancel(gone)
  }

  /// Follows groups to their places among all sections.
  func movePrefetches(to places: [Int: Int]) {
    guard !lifecycle.prefetching.reached.isEmpty else { return }
    var reached: [ElementPath: ReachedElement] = [:]
    var gone: [(ElementPath, ReachedElement)] = []
    for (path, element) in lifecycle.prefetching.reached {
      if let section = places[path.section] {
        reached[ElementPath(section: section, element: path.element)] = element
      } else {
        gone.append((path, element))
      }
    }
    lifecycle.prefetching.reached = reached
    cancel(gone)
  }

  // MARK: Finding

  /// An element that comes into reach.
  private struct Coming {
    let path: ElementPath
    let element: ReachedElement
    /// How far from the viewport, in points.
    let distance: Double
  }

  /// What is in reach in each `ForEach` near the viewport.
  private func prefetchReaches() -> [PrefetchReach] {
    let pace = lifecycle.prefetching.pace
    let lead = min(pace.speed * configuration.prefetchLeadTime.asExtent, Self.largestViewport)
    let farthest = max(lead, lifecycle.prefetching.farthest, window.size[axis])
    var reaches: [PrefetchReach] = []
    frames.forEachSection(overlapping: window.grown(farthest, along: axis)) { section, origin, near in
      let declared = snapshot.sections[section].section
      guard declared.isPrefetching else { return }
      var start = 0
      for run in declared.runs {
        defer { start += run.count }
        guard let prefetching = run.prefetching, run.count > 0 else { continue }
        let finder = ReachFinder(
          frames: frames.sections[section], axis: axis, window: window.offset(by: .zero - origin),
          near: near.offset(by: .zero - origin), isForward: pace.isForward, lead: lead)
        let found = finder.find(prefetching, among: start..<(start + run.count))
        reaches.append(
          PrefetchReach(
            section: section, run: run, start: start, seen: found.seen, coming: found.coming, kept: found.kept
          ))
      }
    }
    return reaches
  }

  /// The elements in reach that were neither in view nor told.
  private func coming(in reach: PrefetchReach) -> [Coming] {
    guard let prefetching = reach.run.prefetching else { return [] }
    let key = snapshot.sections[reach.section].key
    let element = { (item: Int, isShown: Bool) in
      ReachedElement(
        prefetching: prefetching, index: reach.run.dataIndex(of: item - reach.start),
        id: reach.run.id(at: item - reach.start),
        section: key, isShown: isShown)
    }
    for item in reach.seen {
      let path = ElementPath.item(item, in: reach.section)
      if lifecycle.prefetching.reached[path]?.isShown != true {
        lifecycle.prefetching.reached[path] = element(item, true)
      }
    }
    return reach.coming.compactMap { item in
      let path = ElementPath.item(item, in: reach.section)
      guard lifecycle.prefetching.reached[path] == nil else { return nil }
      let frame = frames.frame(of: path)
      let gaps = Axis.allCases.map { axis in
        max(0, frame.min(axis) - window.max(axis), window.min(axis) - frame.max(axis))
      }
      return Coming(path: path, element: element(item, false), distance: gaps.reduce(0, +))
    }
  }

  // MARK: Cancelling

  private func cancelPrefetches(besides reaches: [PrefetchReach]) {
    guard !lifecycle.prefetching.reached.isEmpty else { return }
    var kept: [Int: [Range<Int>]] = [:]
    for reach in reaches { kept[reach.section, default: []].append(reach.kept) }
    let gone = lifecycle.prefetching.reached.filter { path, _ in
      guard let item = path.item, let ranges = kept[path.section] else { return true }
      return !ranges.contains { $0.contains(item) }
    }
    if gone.isEmpty { return }
    for path in gone.keys { lifecycle.prefetching.reached[path] = nil }
    cancel(gone.map { ($0.key, $0.value) })
  }

  private func cancel(_ gone: [(ElementPath, ReachedElement)]) {
    let elements = gone.filter { !$0.1.isShown }.sorted { $0.0 < $1.0 }.map { $0.1 }
    for batch in batches(elements) {
      events.append(.call { batch.prefetching.cancel(batch.indices) })
      tell(.cancelPrefetch(batch.section, batch.ids))
    }
  }

  /// Elements that are told together, those of each `ForEach` in order.
  private func batches(_ elements: [ReachedElement]) -> [PrefetchBatch] {
    var batches: [PrefetchBatch] = []
    for element in elements {
      let known = batches.firstIndex {
        $0.prefetching === element.prefetching && $0.section == element.section
      }
      if let known {
        batches[known].indices.append(element.index)
        batches[known].ids.append(element.id)
      } else {
        batches.append(
          PrefetchBatch(
            prefetching: element.prefetching, section: element.section, indices: [element.index],
            ids: [element.id]))
      }
    }
    return batches
  }
}

/// Elements of one `ForEach` that are told together.
private struct PrefetchBatch {
  let prefetching: Prefetching
  let section: SectionKey
  var indices: [Int]
  var ids: [ItemID]
}
