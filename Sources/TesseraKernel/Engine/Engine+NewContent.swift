// Requests, pairs and applies new content.

extension Engine {
  // MARK: Requesting content

  /// Shows other content from the next transaction on.
  func show(_ content: DeclaredContent) {
    contentState.begin()
    request(content)
  }

  /// Requests content for the next transaction.
  package func request(_ content: DeclaredContent, _ prepared: PreparedContent? = nil) {
    var content = content
    var prepared = prepared
    if !content.traits.isEmpty { installBehaviors(of: content.traits) }
    callBehaviors(in: .rewrite) { behavior in
      guard let other = behavior.rewrite(content, self) else { return }
      (content, prepared) = (other, nil)
    }
    requests.show(content, prepared)
  }

  // MARK: Applying content

  /// Whether duplicate ids are searched for only when the inserted items are known.
  private static var checksIDsLater: Bool {
    #if hasFeature(Embedded)
    false
    #else
    true
    #endif
  }

  /// Pairs the items of the present content with those of other content, which becomes the present one.
  func pair(
    _ content: DeclaredContent, _ prepared: PreparedContent?, issues: inout [Issue]
  ) -> SnapshotPairing {
    let limit = settings.identityCheckLimit
    if let prepared { issues += prepared.issues }
    let new =
      prepared?.snapshot
      ?? tracer.around(.snapshot, updateCount) {
        Snapshot(
          content, after: snapshot, identityCheckLimit: limit, checksLater: Self.checksIDsLater,
          issues: &issues)
      }
    let known = prepared?.pairing(withContent: contentState.number)
    contentState.number += 1
    contentState.comparisonCache = prepared?.comparisonCache
    return tracer.around(.pair, updateCount) {
      SnapshotPairing(
        of: snapshot, with: new, known: known, identityCheckLimit: limit, reusing: &workspace, issues: &issues
      )
    }
  }

  /// Applies new content. Every mounted cell receives its new path, or none if its item has gone.
  func migrate(
    _ pairing: SnapshotPairing, _ prepared: PreparedContent?, withNewEstimates hasNewEstimates: Bool,
    forgettingSizes forgetsSizes: Bool, keeping anchor: Anchor, issues: inout [Issue]
  ) -> Anchor {
    let oldFrames = frames
    let inView = frames.paths(overlapping: window)
    snapshot = pairing.new
    installBehaviors(of: snapshot)
    change.pairing = PairingBox(pairing)
    // Must come before the new frames are made, because those modify what they reuse of the old frames.
    let newAnchor = surviving(anchor, inView: inView, pairing, oldFrames)
    callBehaviors(in: .content) { $0.willLayOut(pairing, self) }
    frames = tracer.around(.layOut, updateCount) {
      framesForContent(
        reusing: oldFrames, pairing, prepared, withNewEstimates: hasNewEstimates,
        forgettingSizes: forgetsSizes)
    }
    if isShowing { issues += frames.issues }
    // Must come before anything is replaced, because it runs code of the app, which may cause events. Cells
    // on screen and the items of behaviors change their paths together.
    let places = places(after: pairing)
    issues += unstableIDs(places, pairing)
    callBehaviors(in: .content) { $0.lookUpItems(after: pairing, self) }
    live.go(to: places)
    callBehaviors(in: .content) { $0.migrate(pairing, &issues, self) }
    return behaviorAnchor(.always) ?? newAnchor
  }

  /// Returns keys and paths of mounted cells in new content; ``ElementPath/nowhere`` for items that are gone.
  private func places(after pairing: SnapshotPairing) -> [(ItemKey, ElementPath)] {
    live.indices.map { index in
      guard let path = pairing.newPath(ofOld: live[index].path) else { return (live[index].key, .nowhere) }
      return (pairing.new.sections[path.section].key(of: path.element, kind: live[index].cell.kind), path)
    }
  }
}
