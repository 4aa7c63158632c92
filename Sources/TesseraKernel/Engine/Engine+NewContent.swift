// New content: asked for, paired with what is shown, and taken over.

extension Engine {
  // MARK: Asking for content

  /// Shows other content from the next transaction on.
  func show(_ content: DeclaredContent) {
    contentState.begin()
    request(content)
  }

  /// Takes content for the next transaction.
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

  // MARK: Taking content over

  /// Whether equal ids are looked for when it is known what has come.
  private static var checksIDsLater: Bool {
    #if hasFeature(Embedded)
    false
    #else
    true
    #endif
  }

  /// Finds out which item of the present content is which of other content; that becomes the present one.
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
    contentState.memory = prepared?.memory
    return tracer.around(.pair, updateCount) {
      SnapshotPairing(
        of: snapshot, with: new, known: known, identityCheckLimit: limit, reusing: &workspace, issues: &issues
      )
    }
  }

  /// Takes new content over: everything on screen finds its new place, or none.
  func adopt(
    _ pairing: SnapshotPairing, _ prepared: PreparedContent?, withNewEstimates hasNewEstimates: Bool,
    forgettingSizes forgetsSizes: Bool, keeping anchor: Anchor, issues: inout [Issue]
  ) -> Anchor {
    let oldFrames = frames
    let inView = frames.paths(overlapping: window)
    snapshot = pairing.new
    installBehaviors(of: snapshot)
    change.pairing = PairingBox(pairing)
    // Asked before the new frames are made: what these take over from the old ones they change.
    let newAnchor = surviving(anchor, inView: inView, pairing, oldFrames)
    callBehaviors(in: .content) { $0.willLayOut(pairing, self) }
    frames = tracer.around(.layOut, updateCount) {
      framesForContent(
        carrying: oldFrames, pairing, prepared, withNewEstimates: hasNewEstimates,
        forgettingSizes: forgetsSizes)
    }
    if isShowing { issues += frames.issues }
    // Found before anything is exchanged: that runs code of the app, which may cause events. What is on screen and what
    // behaviors are about go to their new places together.
    let places = places(after: pairing)
    issues += unstableIDs(places, pairing)
    callBehaviors(in: .content) { $0.lookUpItems(after: pairing, self) }
    live.go(to: places)
    callBehaviors(in: .content) { $0.adopt(pairing, &issues, self) }
    return behaviorAnchor(.always) ?? newAnchor
  }

  /// The keys and places of what is on screen in new content; where an item is gone, a path that is nowhere.
  private func places(after pairing: SnapshotPairing) -> [(ItemKey, ElementPath)] {
    live.indices.map { index in
      guard let path = pairing.newPath(ofOld: live[index].path) else { return (live[index].key, .nowhere) }
      return (pairing.new.sections[path.section].key(of: path.element, kind: live[index].cell.kind), path)
    }
  }
}
