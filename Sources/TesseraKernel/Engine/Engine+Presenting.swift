import TesseraLayout

// Determines the presentation of views in one frame: at rest where they are placed, or changed by behaviors.

extension Engine {
  /// Appends operations for all views that are not at rest. O(1) while everything is at rest and nothing has
  /// a scroll effect.
  func present(_ operations: inout [MountOperation]) {
    isTimed = change.isTimed
    callBehaviors(in: .present) { $0.present(&operations, self) }
    guard isPresenting || behaviorPhases.all.contains(.offset) else { return }
    motion(in: .motion) { $0.willPresent(self) }
    var (isMoving, hasEffects) = (false, false)
    for index in live.indices {
      let hasEffect = live[index].declaredMotion?.hasScrollEffect ?? false
      if hasEffect { hasEffects = true }
      let displacement = displacement(of: live[index].key, at: live[index].path)
      guard hasEffect || displacement != nil || live[index].movement != nil else { continue }
      if displacement?.isMoving ?? false { isMoving = true }
      if present(&live[index], displacedBy: displacement, &operations) { isMoving = true }
    }
    if motion(in: .motion, { $0.didPresent(&operations, self) }) ?? false { isMoving = true }
    self.isMoving = isMoving
    isPresenting =
      isMoving || hasEffects || behaviorPhases.all.contains(.offset)
      || live.indices.contains { live[$0].movement != nil }
  }

  /// Appends the operation that presents one view.
  ///
  /// - Parameters:
  ///   - displacement: The displacement by behaviors; `nil` if there is none.
  /// - Returns: `true` if the view moves, so that it has another presentation in the next frame.
  @discardableResult
  package func present(
    _ cell: inout LiveCell, displacedBy displacement: Displacement? = nil,
    _ operations: inout [MountOperation]
  ) -> Bool {
    let previousPresentation = cell.presentation
    let rest = Presentation(frame: cell.placement.frame)
    var presentation = rest
    let motion =
      self.motion(in: .motion) {
        $0.show(&presentation, of: cell, isHeld: displacement?.isHeld ?? false, self)
      } ?? nil
    presentation.effect.offset = presentation.effect.offset + (displacement?.distance ?? .zero)
    if presentation != previousPresentation { operations.append(.present(cell.id, presentation)) }
    if motion == nil, presentation == rest {
      cell.movement = nil
    } else if motion != cell.movement?.motion || presentation != previousPresentation {
      cell.movement = Movement(motion, presentation)
    }
    return motion != nil
  }

  /// Animates a view from its present presentation.
  package func setMotion(_ motion: Motion, of cell: inout LiveCell) {
    cell.movement = Movement(motion, cell.presentation)
    isPresenting = true
    _ = isAvailable(.motion)
  }

  /// Returns the declared motion of an item, its own combined with that of its ancestors.
  func declaredMotion(of cell: DeclaredCell, at path: ElementPath) -> DeclaredMotionBox? {
    let outer = snapshot.sections[path.section].motion
    guard let own = cell.box.attributes.motion else { return outer }
    return Optional(own).within(outer)
  }

  /// Returns the displacement of an element, the last if it is nowhere; `nil` if no behavior displaces it.
  package func displacement(of key: ItemKey, at path: ElementPath) -> Displacement? {
    var displacement: Displacement?
    callBehaviors(in: .offset) {
      guard let more = $0.displacement(of: key, at: path, self) else { return }
      displacement = displacement.map { $0 + more } ?? more
    }
    return displacement
  }
}
