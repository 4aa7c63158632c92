import TesseraLayout

// How views are seen in one frame: at rest where they are placed, or otherwise because behaviors move them.

extension Engine {
  /// Says how everything that is not at rest is seen now.
  ///
  /// - Complexity: O(1) while everything is at rest and nothing has a scroll effect.
  func present(_ operations: inout [MountOperation]) {
    isTimed = change.isTimed
    callBehaviors(in: .present) { $0.present(&operations, self) }
    guard isPresenting || behaviorPhases.all.contains(.offset) else { return }
    callBehaviors(in: .motion) { $0.willPresent(self) }
    var isMoving = isOffsetMoving
    var hasEffects = false
    for index in live.indices {
      let hasEffect = live[index].declaredMotion?.hasScrollEffect ?? false
      if hasEffect { hasEffects = true }
      let offset = offset(of: live[index].path)
      guard hasEffect || offset != nil || live[index].movement != nil else { continue }
      let isHeld = offset != nil && isHeld(live[index].path)
      if present(&live[index], movedBy: offset, isHeld: isHeld, &operations) { isMoving = true }
    }
    callBehaviors(in: .motion) { if $0.didPresent(&operations, self) { isMoving = true } }
    self.isMoving = isMoving
    isPresenting =
      isMoving || hasEffects || areOffsetsPossible || live.indices.contains { live[$0].movement != nil }
  }

  /// Says how one view is seen now.
  ///
  /// - Parameters:
  ///   - offset: How far from its place a behavior has it; nil if none does.
  ///   - isHeld: Whether it stays there and does not move by itself.
  /// - Returns: Whether the view moves, so that it is seen otherwise in the next frame.
  @discardableResult
  package func present(
    _ cell: inout LiveCell, movedBy offset: Point? = nil, isHeld: Bool = false,
    _ operations: inout [MountOperation]
  ) -> Bool {
    let told = cell.presentation
    let rest = Presentation(frame: cell.placement.frame)
    var presentation = rest
    var motion: Motion?
    callBehaviors(in: .motion) {
      if let found = $0.show(&presentation, of: cell, isHeld: isHeld, self) { motion = found }
    }
    if let offset { presentation.effect.offset = presentation.effect.offset + offset }
    if presentation != told { operations.append(.present(cell.id, presentation)) }
    if motion == nil, presentation == rest {
      cell.movement = nil
    } else if motion != cell.movement?.motion || presentation != told {
      cell.movement = Movement(motion, presentation)
    }
    return motion != nil
  }

  /// Lets a view move from where it is seen now.
  package func setMotion(_ motion: Motion, of cell: inout LiveCell) {
    cell.movement = Movement(motion, cell.presentation)
    isPresenting = true
    _ = isAvailable(.motion)
  }

  /// How an item moves as declared, by itself or around it.
  func declaredMotion(of cell: DeclaredCell, at path: ElementPath) -> DeclaredMotionBox? {
    let outer = snapshot.sections[path.section].motion
    guard let own = cell.box.attributes.motion else { return outer }
    return Optional(own).within(outer)
  }

  // MARK: Offsets

  /// How far from its place an element is seen, as the host sees it; nil if no behavior has it elsewhere.
  func offset(of path: ElementPath) -> Point? {
    var offset: Point?
    callBehaviors(in: .offset) {
      if let more = $0.offset(of: path, self) { offset = (offset ?? .zero) + more }
    }
    return offset
  }

  /// Whether an element is held where its offset has it.
  func isHeld(_ path: ElementPath) -> Bool {
    anyBehavior(in: .offset) { $0.isHeld(path, self) }
  }

  /// How far from its place a view was seen last whose item has gone; nil if it was seen there.
  package func offset(ofGone cell: LiveCell) -> Point? {
    firstAnswer(in: .offset) { $0.offset(ofGone: cell, self) }
  }

  /// Whether an element that is elsewhere than at its place moves by itself.
  private var isOffsetMoving: Bool { anyBehavior(in: .offset) { $0.isOffsetMoving(self) } }

  /// Whether elements may be elsewhere than at their places.
  private var areOffsetsPossible: Bool {
    behaviorPhases.all.contains(.offset)
  }
}
